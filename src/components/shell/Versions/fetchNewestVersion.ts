import {NEWEST_PATH, type NewestVersion} from '@site/plugins/versions/shared';

const asked = new Map<string, Promise<NewestVersion | undefined>>();

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
 * Asks the current docs for their version, once per visit. An older site also knows it from its own
 * build, so a failed or invalid response changes nothing.
 *
 * @param url of the current docs
 */
export function fetchNewestVersion(url: string): Promise<NewestVersion | undefined> {
  const answer =
    asked.get(url) ??
    fetch(url + NEWEST_PATH)
      .then((response): Promise<unknown> | undefined => (response.ok ? response.json() : undefined))
      .then((json) => (isNewestVersion(json) ? json : undefined))
      .catch(() => undefined);
  asked.set(url, answer);
  return answer;
}
