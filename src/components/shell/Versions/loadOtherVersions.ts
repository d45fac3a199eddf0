import type {OtherVersions} from '@site/plugins/versions/shared';

/**
 * Loads the pages of the other versions when the user is about to switch. Without them, links point
 * to overview pages.
 */
export const loadOtherVersions = (): Promise<OtherVersions | undefined> =>
  import('@generated/versions/default/others.json').then(
    (module) => module.default,
    () => undefined,
  );
