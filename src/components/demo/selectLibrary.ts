import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoLibrary} from '../../../site/demos/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';

/**
 * Returns a demo for one of its date libraries. Its sources and component load on demand. Its test
 * only runs with the first library.
 */
export function selectLibrary(demo: DemoMeta, library: DemoLibrary | undefined): DemoMeta {
  const {loadLibraries, loadSources, ownFiles, tests, loadTests, ...rest} = demo;
  if (library === undefined || library === demo.libraries?.[0] || !loadLibraries) {
    return demo;
  }
  const load = async () => {
    const libraryDemo = (await loadLibraries())[library];
    if (!libraryDemo) {
      throw new Error(`Missing code of the demo "${demo.name}" for the date library "${library}".`);
    }
    return libraryDemo;
  };
  const mapStylings = <T>(
    record: Partial<Record<DemoStyling, unknown>>,
    createValue: (one: DemoStyling) => T,
  ) =>
    Object.fromEntries(
      Object.keys(record).map((one) => [one, createValue(one as DemoStyling)]),
    ) as Partial<Record<DemoStyling, T>>;
  return {
    ...rest,
    load: mapStylings(rest.load ?? {}, (styling) => async () => (await load()).load[styling]!()),
    loadSources: async () => (await load()).loadSources(),
    paths: ownFiles?.includes(library)
      ? mapStylings(rest.paths, (styling) =>
          rest.paths[styling]!.replace(/(\.[\w-]+)?\.tsx$/, `.${library}.tsx`),
        )
      : rest.paths,
  };
}
