const circles = [120, 200, 280, 360, 440];
const gleams = ['M216 500h128', 'M232 524h96', 'M250 548h60', 'M266 572h28'];

/** The sun over the sea in the company's two colours. Decorative: no text ever stands on it. */
export function Horizon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 900"
      preserveAspectRatio="xMidYMax slice"
      className="block h-dvh w-full max-md:-mt-[178px] max-md:h-[560px]"
    >
      <g fill="none" className="stroke-on-login/16" strokeWidth={1.5}>
        {circles.map((radius) => (
          <circle key={radius} cx="280" cy="470" r={radius} />
        ))}
      </g>
      <circle cx="280" cy="470" r="72" className="fill-login-accent" />
      <path
        d="M0 470h560v430H0Z"
        style={{ fill: 'color-mix(in oklab, var(--login) 95%, var(--on-login))' }}
      />
      <g fill="none" className="stroke-login-accent" strokeWidth={3} strokeLinecap="round">
        {gleams.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d="M0 470h560" className="stroke-on-login/35" strokeWidth={1.5} />
    </svg>
  );
}
