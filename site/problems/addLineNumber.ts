import fs from 'node:fs';
import path from 'node:path';

/**
 * A problem that names its file and not the line, with the line on which the quoted text of it stands, where that is one:
 * `sidebars.ts: page('a/b') has no document` → `sidebars.ts:12: page('a/b') has no document`.
 *
 * @param siteDir the folder that the file's name starts from
 */
export function addLineNumber(siteDir: string, problem: string): string {
  const [, name = '', rest = '', quoted = ''] =
    /^([^\s:]+): (.*?["']([^"']+)["'].*)$/.exec(problem) ?? [];
  const file = path.join(siteDir, name);
  if (!quoted || !fs.existsSync(file)) {
    return problem;
  }
  const numbers = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [`'${quoted}'`, `"${quoted}"`].some((text) => line.includes(text)) ? [index + 1] : [],
    );
  return numbers.length > 0 ? `${name}:${numbers.at(-1)}: ${rest}` : problem;
}

/**
 * A problem of a page's front matter with the line of the field that it is about: `docs/a/index.mdx has a title of 80
 * characters` → `docs/a/index.mdx:2: the page has a title of 80 characters`.
 */
export function addFieldLineNumber(siteDir: string, problem: string): string {
  const [, name = '', rest = ''] = /^(\S+\.mdx?):? (.*)$/.exec(problem) ?? [];
  const file = path.join(siteDir, name);
  if (!name || !fs.existsSync(file)) {
    return problem;
  }
  const [head = ''] = fs
    .readFileSync(file, 'utf8')
    .split(/^---\s*$/m)
    .slice(1);
  const line = head.split('\n').findIndex((text) => {
    const field = /^(\w+):/.exec(text)?.[1];
    return field !== undefined && new RegExp(`\\b${field}\\b`).test(rest);
  });
  return `${name}:${Math.max(line, 0) + 1}: ${rest.replace(/^(?=has |is )/, 'the page ')}`;
}
