import {useEffect, useState} from 'react';
import {
  detailsFile,
  INDEX_FOLDER,
  type HitDetails,
  type SearchIndex,
} from '@mui-x-docs/search/indexFormat';
import type {Hit, HitGroup} from '@mui-x-docs/search/hits';

const NO_DETAILS: HitDetails = {signatures: {}, plans: {}};

const loading = new Map<string, Promise<HitDetails>>();

/** Fetches the details of a product's results once; they're empty if the request fails. */
function loadDetails(url: string): Promise<HitDetails> {
  let details = loading.get(url);
  if (!details) {
    details = fetch(url)
      .then((response) => response.json() as Promise<HitDetails>)
      .catch(() => {
        // The next question tries again.
        loading.delete(url);
        return NO_DETAILS;
      });
    loading.set(url, details);
  }
  return details;
}

/** Returns the type of an API row with its default, or the plan of a demo. */
export type DetailsOf = (hit: Hit) => {signature?: string | undefined; plan?: string | undefined};

/**
 * Returns the function that finds what results show besides the names in the index. It's loaded
 * once they're rendered.
 *
 * @param base base path of the docs in the results
 */
export function useDetails(
  baseUrl: string,
  base: SearchIndex['base'] | undefined,
  groups: readonly HitGroup[],
): DetailsOf {
  const [details, setDetails] = useState<Readonly<Record<string, HitDetails>>>({});
  const below = ({href}: Hit) => href.slice(base?.length);
  const files = groups
    .filter(({hits}) => hits.some(({kind}) => kind !== 'section'))
    .flatMap(({page}) => detailsFile(below(page)) ?? []);
  const missing = [...new Set(files)].filter((file) => !details[file]).join(' ');
  useEffect(() => {
    for (const file of missing.split(' ').filter(Boolean)) {
      void loadDetails(`${baseUrl}${INDEX_FOLDER}/${file}`).then((loaded) =>
        setDetails((others) => ({...others, [file]: loaded})),
      );
    }
  }, [baseUrl, missing]);
  return (hit) => {
    const path = below(hit);
    const {signatures, plans} = details[detailsFile(path) ?? ''] ?? NO_DETAILS;
    return {signature: signatures[path.split('#')[1] ?? ''], plan: plans[path]};
  };
}
