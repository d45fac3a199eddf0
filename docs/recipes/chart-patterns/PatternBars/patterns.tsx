const SIZE = 8;

const TILES = {
  solid: null,
  stripes: <rect width={SIZE} height={3} />,
  dots: <circle cx={4} cy={4} r={2} />,
  grid: <path d="M0 0H8V2H2V8H0Z" />,
};

export type PatternName = keyof typeof TILES;

/** Returns the color of a series that is filled with a pattern. */
export const getFill = (id: string, name: PatternName) => `url(#${id}-${name})`;

interface ChartPatternsProps {
  /** A prefix that is unique on the page. */
  id: string;
  /** The color of each pattern. */
  colors: Record<PatternName, string>;
}

/** Defines the patterns. Render it as a child of the chart. */
export function ChartPatterns({id, colors}: ChartPatternsProps) {
  return (
    <defs>
      {(Object.keys(TILES) as PatternName[]).map((name) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          patternTransform={name === 'stripes' ? 'rotate(45)' : undefined}
          fill={colors[name]}
        >
          <rect width={SIZE} height={SIZE} fillOpacity={TILES[name] ? 0.3 : 1} />
          {TILES[name]}
        </pattern>
      ))}
    </defs>
  );
}
