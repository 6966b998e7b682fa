/** What the customer takes along on paper. */
export function Receipt({ code, lines }: { code: string; lines: readonly string[] }) {
  return (
    <div className="grid gap-2 p-8 text-base">
      <h1 className="font-semibold text-xl">{code}</h1>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}
