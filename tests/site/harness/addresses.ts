import fs from 'node:fs';
import path from 'node:path';
import {buildFolder, isFullRun} from './builds';

const BUILD = buildFolder('site');

/** The address that the build is made for. */
export const SITE = 'https://mui.com';

const anchors = new Map<string, Set<string>>();

/** Whether a page of the build has an element with this id. */
function hasAnchor(page: string, id: string): boolean {
  let ids = anchors.get(page);
  if (!ids) {
    const html = fs.readFileSync(path.join(BUILD, page, 'index.html'), 'utf8');
    ids = new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
        ([, quoted, bare]) => quoted ?? bare!,
      ),
    );
    anchors.set(page, ids);
  }
  return ids.has(id);
}

/** What is wrong with an address of the site, or nothing. Addresses of other hosts, and other parts of this one, are not ours. */
export function findProblem(address: string): string | undefined {
  const url = new URL(address);
  const isOurs = isFullRun ? /^\/(zh\/)?(x\/|static\/|llms)/ : /^\/(x\/|static\/|llms)/;
  if (url.origin !== SITE || !isOurs.test(url.pathname)) {
    return undefined;
  }
  const page = url.pathname.replace(/(\.md|\/)?$/, '/');
  const isPage = /(\.md|\/)$/.test(url.pathname);
  const file = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
  if (!fs.existsSync(path.join(BUILD, file))) {
    return `${address}: no file`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id && isPage && !hasAnchor(page, id) ? `${address}: no anchor` : undefined;
}
