import type {Shape} from './products';

const paths: Record<Shape, string> = {
  rope: 'M12 4a8 5 0 1 0 .1 0M12 8a4 2 0 1 0 .1 0M4 9v6a8 5 0 0 0 16 0V9M4 12a8 5 0 0 0 16 0',
  jacket: 'M8 3 4 6v15h7V8zM16 3l4 3v15h-7V8zM4 13h7M13 13h7M8 3h8',
  lamp: 'M9 3h6l2 9H7zM8 12v5h8v-5M10 17v4h4v-4M20 4l2-1M20 8h2M4 4 2 3M4 8H2',
  anchor:
    'M12 8v13M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7M4 14l-2 2M20 14l2 2M12 3a2.5 2.5 0 1 0 .1 0',
  paint: 'M4 8h16v13H4zM4 8c0-7 16-7 16 0M8 12v4M12 12v6M16 12v3',
  fender: 'M12 2v4M9 6h6c3 3 3 11 0 14H9C6 17 6 9 9 6zM7 11h10M7 15h10',
  radio: 'M7 8h10v13H7zM9 8V2M10 11h4M10 14h4M10 18h1M13 18h1',
};

/** Decorative: the name of the product is next to the picture. */
export function ProductPicture({shape, color}: {shape: Shape; color: string}) {
  return (
    <svg width="40" viewBox="-2 -2 28 28" aria-hidden style={{flexShrink: 0}}>
      <rect x="-2" y="-2" width="28" height="28" rx="6" fill={color} />
      <path d={paths[shape]} fill="none" stroke="#fff" strokeWidth="1.5" />
    </svg>
  );
}
