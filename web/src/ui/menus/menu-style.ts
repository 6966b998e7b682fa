export const menuPanel =
  'z-70 min-w-50 max-w-[calc(100vw-16px)] animate-appear overflow-y-auto overscroll-contain rounded-[10px] bg-surface p-1 shadow-pop outline-none';

export const menuRow =
  'relative flex min-h-(--menu-row) w-full select-none items-center gap-2 rounded-sm px-2 py-0.5 outline-none data-[highlighted]:bg-muted data-[selected=true]:bg-muted data-[disabled]:text-muted-fg data-[disabled]:cursor-not-allowed [[data-theme=sun]_&]:data-[highlighted]:underline [&_svg]:shrink-0';
