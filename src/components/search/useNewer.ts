import {useEffect, useMemo, useState} from 'react';
import {ownVersionStore} from '../../settings/stores';
import {useSetting} from '../../settings/useSetting';
import {isNewer, loadMinimums, type MinimumOf} from '../common/OwnVersion/minimums';
import type {NewerOf} from './demoteNewer';

/**
 * Returns the function that finds results which need a later release than the user's app has. The
 * releases are loaded only if the user has stated theirs.
 *
 * @param base base path of the docs in the results
 */
export function useNewer(base: string | undefined): NewerOf {
  const own = useSetting(ownVersionStore);
  const [minimums, setMinimums] = useState<MinimumOf>();
  useEffect(() => {
    if (own) {
      void loadMinimums().then(setMinimums);
    }
  }, [own]);
  return useMemo(
    () => (href) => {
      const release = minimums?.get(href.slice(base?.length));
      return release && isNewer(release, own) ? release : undefined;
    },
    [minimums, own, base],
  );
}
