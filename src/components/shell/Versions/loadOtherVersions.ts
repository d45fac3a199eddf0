import type {OtherVersions} from '@site/plugins/versions/shared';

/** The pages of the other versions, for the few readers who are about to go there. Without them links lead to front pages. */
export const loadOtherVersions = (): Promise<OtherVersions | undefined> =>
  import('@generated/versions/default/others.json').then(
    (module) => module.default,
    () => undefined,
  );
