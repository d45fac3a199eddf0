import type {HostedSearch} from './shared';

const VARIABLES = {
  appId: 'SEARCH_APP_ID',
  apiKey: 'SEARCH_API_KEY',
  indexName: 'SEARCH_INDEX',
} as const satisfies Record<Exclude<keyof HostedSearch, 'searchPagePath'>, string>;

/** Reads the hosted (Algolia) index that replaces the built one, if it's configured. */
export function readHostedSearch(
  env: Readonly<Record<string, string | undefined>>,
): HostedSearch | undefined {
  const missing = Object.values(VARIABLES).filter((name) => !env[name]);
  if (missing.length === Object.keys(VARIABLES).length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `A hosted search needs ${Object.values(VARIABLES).join(', ')} in the environment; ${missing.join(', ')} is missing.`,
    );
  }
  return {
    appId: env[VARIABLES.appId]!,
    apiKey: env[VARIABLES.apiKey]!,
    indexName: env[VARIABLES.indexName]!,
    searchPagePath: false,
  };
}
