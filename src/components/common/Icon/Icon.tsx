import type {ReactNode} from 'react';

/** Stroke icons on a 24 px grid, in the color of the surrounding text. */
const strokeIcons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings:
    'M9.9 5.2l.3-2.3h3.6l.3 2.3 1.2.5 1.8-1.5 2.7 2.7-1.5 1.8.5 1.2 2.3.3v3.6l-2.3.3-.5 1.2 1.5 1.8-2.7 2.7-1.8-1.5-1.2.5-.3 2.3h-3.6l-.3-2.3-1.2-.5-1.8 1.5-2.7-2.7 1.5-1.8-.5-1.2-2.3-.3v-3.6l2.3-.3.5-1.2-1.5-1.8 2.7-2.7 1.8 1.5zM12 9.1a2.9 2.9 0 100 5.8 2.9 2.9 0 000-5.8z',
  search: 'M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.800 15.800L20.500 20.500',
  clock: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 7.500V12l3 2',
  page: 'M6 3.500h8l4 4v13H6zM13.500 3.500V8H18M9 12.500h6M9 16h6',
  hash: 'M9.500 4.500l-2 15M16.500 4.500l-2 15M4.500 9.500h15M4 14.500h15',
  code: 'M8.500 7.500L4 12l4.500 4.500M15.500 7.500L20 12l-4.500 4.500',
  enter: 'M19 6v6.500H5.500M9 9l-3.500 3.500L9 16',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M7 10l5 5 5-5',
  chevronStart: 'M14 7l-5 5 5 5',
  chevronEnd: 'M10 7l5 5-5 5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  arrowUp: 'M12 19V5M6 11l6-6 6 6',
  arrowOut: 'M8 16L16 8M9.5 8H16v6.5',
  list: 'M5 7h.01M5 12h.01M5 17h.01M9 7h10M9 12h10M9 17h7',
  grid: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8M9 14.5h.01M12 14.5h.01M15 14.5h.01',
  chart: 'M4 20h16M7 16v-4M12 16V5M17 16V9',
  tree: 'M5 4h6v4H5zM13 10h6v4h-6zM13 17h6v4h-6zM8 8v11h5M8 12h5',
  globe:
    'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  compass: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.5l-2 5-5 2 2-5z',
  sparkle: 'M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM18.5 16.5v4M16.5 18.5h4',
  pin: 'M9 4h6l-1 6 3.5 3.5V15h-11v-1.5L10 10zM12 15v5',
  play: 'M7 5.5v13l11-6.5zM7 5.5',
  feed: 'M5 18.5h.01M5 12a7 7 0 017 7M5 5.5A13.5 13.5 0 0118.5 19',
} as const;

/** Filled logos of other companies. */
const logos = {
  github:
    'M12 2.25a9.75 9.75 0 00-3.08 19c.49.09.67-.21.67-.47v-1.65c-2.71.59-3.29-1.31-3.29-1.31-.44-1.13-1.08-1.43-1.08-1.43-.89-.6.06-.59.06-.59.98.07 1.5 1.01 1.5 1.01.87 1.49 2.28 1.06 2.84.81.09-.63.34-1.06.62-1.3-2.17-.25-4.44-1.09-4.44-4.83 0-1.06.38-1.94 1-2.62-.1-.24-.43-1.24.1-2.58 0 0 .82-.26 2.68 1a9.3 9.3 0 014.88 0c1.86-1.26 2.68-1 2.68-1 .53 1.34.2 2.34.1 2.58.62.68 1 1.56 1 2.62 0 3.75-2.28 4.58-4.45 4.82.35.3.66.9.66 1.81v2.68c0 .26.18.57.67.47a9.75 9.75 0 00-3.08-19z',
  x: 'M4 4h4.6l4 5.4L17.300 4H19.500l-5.900 6.800L20.500 20H16l-4.500-6-5.200 6H4.100l6.400-7.400zM7 5.700l9.700 12.600h1.100L8.100 5.700z',
} as const;

/** The name of one of the site's icons. */
export type IconName = keyof typeof strokeIcons | keyof typeof logos;

/** Renders one of the site's icons. It's hidden from screen readers: label the control instead. */
export function Icon({name, size = 20}: {name: IconName; size?: number}): ReactNode {
  const filled = name in logos;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(filled
        ? {fill: 'currentColor'}
        : {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 1.75,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          })}
    >
      <path
        d={
          filled ? logos[name as keyof typeof logos] : strokeIcons[name as keyof typeof strokeIcons]
        }
      />
    </svg>
  );
}
