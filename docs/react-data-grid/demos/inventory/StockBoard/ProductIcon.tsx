import type {Kind} from './products';

const PATHS: Record<Kind, string> = {
  desk: 'M2 8h20M4 8v12M20 8v12M4 12h16',
  chair: 'M8 3h8v9H8zM6 12h12v3H6zM12 15v4M7 21c0-2 10-2 10 0',
  lamp: 'M9 3h6l3 8H6zM12 11v9M8 20h8',
  shelf: 'M5 3h14v18H5zM5 9h14M5 15h14',
  monitor: 'M3 4h18v12H3zM12 16v4M8 20h8',
  keyboard: 'M2 8h20v9H2zM5 11h1M9 11h1M13 11h1M17 11h1M7 14h10',
  headset: 'M4 15v-3a8 8 0 0 1 16 0v3M4 13h3v6H4zM17 13h3v6h-3z',
};

/** Renders a decorative picture, because the name of the product is next to it. */
export function ProductIcon({kind, color}: {kind: Kind; color: string}) {
  return (
    <svg width="36" viewBox="-2 -2 28 28" aria-hidden style={{flexShrink: 0}}>
      <rect x="-2" y="-2" width="28" height="28" rx="6" fill={color} />
      <path d={PATHS[kind]} fill="none" stroke="#fff" strokeWidth="1.5" />
    </svg>
  );
}
