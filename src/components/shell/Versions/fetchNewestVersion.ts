import {NEWEST_PATH, type NewestVersion} from '@site/plugins/versions/shared';

const requests = new Map<string, Promise<NewestVersion | undefined>>();

function isNewestVersion(json: unknown): json is NewestVersion {
  const {version, older} = (json ?? {}) as Partial<NewestVersion>;
  return (
    typeof version === 'string' &&
    /^\d+\.\d+\.\d+$/.test(version) &&
    Array.isArray(older) &&
    older.every((name) => /^v\d+$/.test(name))
  );
}

/**
 * Fetches the version of the current docs, once per visit. An older site also knows it from its own
 * build, so a failed or invalid response changes nothing.
 *
 * @param url of the current docs
 */
export function fetchNewestVersion(url: string): Promise<NewestVersion | undefined> {
  const request =
    requests.get(url) ??
    fetch(url + NEWEST_PATH)
      .then((response): Promise<unknown> | undefined => (response.ok ? response.json() : undefined))
      .then((json) => (isNewestVersion(json) ? json : undefined))
      .catch(() => undefined);
  requests.set(url, request);
  return request;
}
