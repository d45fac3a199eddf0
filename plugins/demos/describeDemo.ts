import path from 'node:path';
import type {SourceDemo} from './readDemo';
import {DEMO_STYLINGS, type DemoMeta, type DemoSources} from './shared';
import {usesIconFont} from './usesIconFont';

/** Height in px of a running demo, where `<Demo height>` does not say it, by what the demo imports. */
const HEIGHTS: readonly [imports: RegExp, height: number][] = [
  [/^@mui\/x-data-grid/, 400],
  [/^@mui\/x-charts/, 300],
  [/^@mui\/x-tree-view/, 260],
  [/^@mui\/x-date-pickers.*\/.*(Calendar|Static|Clock)/, 340],
  [/^@mui\/x-date-pickers/, 64],
];
const OTHER_HEIGHT = 120;

function findPlan(imports: readonly string[]): 'pro' | 'premium' | undefined {
  return (['premium', 'pro'] as const).find((plan) =>
    imports.some((request) => new RegExp(`^@mui/x-[a-z-]+-${plan}(/|$)`).test(request)),
  );
}

/** What a page needs to know about a demo before any of it is loaded. */
export function describeDemo(
  demo: SourceDemo,
  sources: DemoSources,
  siteDir: string,
): Omit<DemoMeta, 'file' | 'load' | 'loadSources'> {
  const stylings = DEMO_STYLINGS.filter((styling) => demo.stylings[styling]);
  const plan = findPlan(demo.imports);
  const hasIconFont = stylings.some((styling) =>
    demo.stylings[styling]?.files.some(({code}) => usesIconFont(code)),
  );
  const firsts = stylings.flatMap((styling) =>
    [sources[styling]?.TS[0], sources[styling]?.JS[0]].flatMap((file) => file ?? []),
  );
  return {
    id: demo.id,
    name: demo.name,
    ...(plan && {plan}),
    ...(hasIconFont && {iconFont: true}),
    stylings,
    paths: Object.fromEntries(
      stylings.map((styling) => [
        styling,
        path
          .relative(siteDir, demo.stylings[styling]?.entry ?? '')
          .split(path.sep)
          .join('/'),
      ]),
    ),
    height:
      HEIGHTS.find(([pattern]) => demo.imports.some((request) => pattern.test(request)))?.[1] ??
      OTHER_HEIGHT,
    fileCount: Math.max(...stylings.map((styling) => sources[styling]?.TS.length ?? 0)),
    lines: {
      preview: Math.max(
        0,
        ...firsts.map(({preview}) => (preview ? preview[1] - preview[0] + 1 : 0)),
      ),
      full: Math.max(...firsts.map(({html}) => html.split('\n').length)),
    },
  };
}
