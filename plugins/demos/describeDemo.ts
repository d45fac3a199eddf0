import {findPlan} from '../../site/plans/shared';
import {toSitePath} from '../../site/pages/toSitePath';
import {DEMO_STYLINGS} from '../../site/stylings/shared';
import {libraryOf, type SourceDemo, type SourceFile} from '../../site/demos/readDemo';
import type {DemoLibrary} from '../../site/demos/shared';
import type {DemoMeta, DemoOutline, DemoSources, DemoVariants} from './shared';
import {usesIconFont} from './usesIconFont';

/**
 * The placeholder of a demo by its imports: its height in px if `<Demo height>` isn't set, and the
 * outline shown until it runs.
 */
const LOOKS: readonly [imports: RegExp, height: number, outline: DemoOutline][] = [
  [/^@mui\/x-data-grid/, 400, 'grid'],
  [/^@mui\/x-charts/, 300, 'chart'],
  [/^@mui\/x-tree-view/, 260, 'tree'],
  [/^@mui\/x-date-pickers.*\/.*(Calendar|Static|Clock)/, 340, 'calendar'],
  [/^@mui\/x-date-pickers/, 64, 'field'],
];
const OTHER_HEIGHT = 120;

/** A demo with its rendered sources, in each of its date libraries. */
export interface RenderedDemo {
  demo: SourceDemo;
  /** In the library that is shown first. */
  sources: DemoSources;
  libraries: DemoLibrary[];
  /** In the other libraries. */
  variants: Partial<Record<DemoLibrary, {demo: SourceDemo; sources: DemoSources}>>;
  /** The test and its helpers, which run with the first library. */
  tests: DemoVariants;
  testFiles: readonly SourceFile[];
}

/** Returns the metadata that a page needs before it loads any part of a demo. */
export function describeDemo(
  {demo, sources, libraries, variants, tests}: RenderedDemo,
  siteDir: string,
): Omit<DemoMeta, 'file' | 'load' | 'loadSources' | 'loadTests' | 'loadLibraries'> {
  const stylings = DEMO_STYLINGS.filter((styling) => demo.stylings[styling]);
  const plan = findPlan(demo.imports);
  const [, height = OTHER_HEIGHT, outline] =
    LOOKS.find(([pattern]) => demo.imports.some((request) => pattern.test(request))) ?? [];
  const hasIconFont = stylings.some((styling) =>
    demo.stylings[styling]?.files.some(({code}) => usesIconFont(code)),
  );
  const all = [sources, ...Object.values(variants).map((variant) => variant.sources)];
  const firsts = all.flatMap((some) =>
    stylings.flatMap((styling) =>
      [some[styling]?.TS[0], some[styling]?.JS[0]].flatMap((file) => file ?? []),
    ),
  );
  const isOwn = (library: DemoLibrary) =>
    Object.values(variants[library]?.demo.stylings ?? {}).some(
      ({entry}) => libraryOf(entry) !== undefined,
    );
  const ownFiles = libraries.slice(1).filter(isOwn);
  return {
    id: demo.id,
    name: demo.name,
    ...(plan && {plan}),
    ...(libraries.length > 0 && {libraries}),
    ...(ownFiles.length > 0 && {ownFiles}),
    ...(hasIconFont && {iconFont: true}),
    stylings,
    paths: Object.fromEntries(
      stylings.map((styling) => [
        styling,
        toSitePath(siteDir, demo.stylings[styling]?.entry ?? ''),
      ]),
    ),
    height,
    ...(outline && {outline}),
    fileCount: Math.max(
      ...all.flatMap((some) => stylings.map((styling) => some[styling]?.TS.length ?? 0)),
    ),
    ...(tests.TS.length > 0 && {tests: tests.TS.map(({name}) => name)}),
    lines: {
      preview: Math.max(
        0,
        ...firsts.map(({preview}) => (preview ? preview[1] - preview[0] + 1 : 0)),
      ),
      full: Math.max(...firsts.map(({html}) => html.split('\n').length)),
    },
  };
}
