import path from 'node:path';
import type {SourceDemo} from './readDemo';
import {DEMO_STYLINGS, type DemoMeta, type DemoOutline, type DemoSources} from './shared';
import {usesIconFont} from './usesIconFont';

/**
 * What a demo looks like before it runs, by what it imports: its height in px, where `<Demo height>` does not say it, and the
 * outline that stands in its room.
 */
const LOOKS: readonly [imports: RegExp, height: number, outline: DemoOutline][] = [
  [/^@mui\/x-data-grid/, 400, 'grid'],
  [/^@mui\/x-charts/, 300, 'chart'],
  [/^@mui\/x-tree-view/, 260, 'tree'],
  [/^@mui\/x-date-pickers.*\/.*(Calendar|Static|Clock)/, 340, 'calendar'],
  [/^@mui\/x-date-pickers/, 64, 'field'],
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
  const [, height = OTHER_HEIGHT, outline] =
    LOOKS.find(([pattern]) => demo.imports.some((request) => pattern.test(request))) ?? [];
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
    ...(demo.library && {library: demo.library}),
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
    height,
    ...(outline && {outline}),
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
