import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/files';
import type {SourceTag} from '../mdx/readMdx';
import {createError} from '../problems/problemStore';
import {
  EXPORTS_FILE,
  API_LISTS,
  type ApiIndexData,
  type ApiPageData,
  type ApiRemovedData,
  type ApiListKind,
} from './shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {ApiEntry, ApiExport} from '@mui-x-docs/api-extractor/types';

/** Returns the file name of a page's or list's data, in the folder of its area. */
export const dataFile = (name: string): string => `${name}.api.json`;

/** Returns the file name of the module that passes the data to its components, next to the data. */
export const moduleFile = (name: string): string => `${name}.api.js`;

/** Returns the name of a list in a guide, from its kind and part: `methods-sorting`. */
export const listName = (kind: ApiListKind, part?: string): string =>
  part === undefined ? kind : `${kind}-${part}`;

/** Returns the name of the list of removed names, from the major to migrate from: `removed-v7`. */
export const removedName = (from: string): string => `removed-${from}`;

/**
 * Lists the parts of a product's lists of one kind, or the majors of its removed names: `sorting`
 * of `methods-sorting`.
 */
export const listParts = (folder: string, kind: ApiListKind | 'removed'): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .flatMap((file) => new RegExp(`^${kind}-(.+)\\.api\\.json$`).exec(file)?.[1] ?? [])
    .sort();

function readRequired<Data>(file: string): Data {
  const data = readJson<Data>(file);
  if (!data) {
    throw createError(`Missing ${path.basename(file)} of the API reference.`);
  }
  return data;
}

/**
 * Reads the data of an API page, or of a product's index page; returns undefined for other pages.
 *
 * @param page the page's `.mdx`
 */
export const readApiPage = (page: string): ApiPageData | ApiIndexData | undefined =>
  readJson(page.replace(/\.mdx$/, '.api.json'));

/** Reads a component or interface of an area; returns undefined if it has no page. */
export const readApiEntry = (apiDir: string, area: string, name: string): ApiEntry | undefined =>
  readJson<ApiPageData>(path.join(apiDir, area, dataFile(toKebabCase(name))))?.entry;

/**
 * Reads a list of the grid's API for a guide.
 *
 * @throws a message without a subject if it doesn't exist
 */
export const readApiList = (apiDir: string, kind: ApiListKind, part?: string): ApiPageData =>
  readRequired(path.join(apiDir, 'data-grid', dataFile(listName(kind, part))));

/** Reads the lists of the grid's API on a page, by the elements that show them. */
export const readApiLists = (
  apiDir: string,
  page: {findTags: (...names: string[]) => SourceTag[]},
): ApiPageData[] =>
  page.findTags(...Object.keys(API_LISTS)).map(({name, attributes}) => {
    const {kind, part} = API_LISTS[name]!;
    return readApiList(apiDir, kind, part && attributes[part]);
  });

/**
 * Reads the names of a product that a major has removed.
 *
 * @throws a message without a subject if there are none
 */
export const readRemovedNames = (apiDir: string, product: string, from: string): ApiRemovedData =>
  readRequired(path.join(apiDir, product, dataFile(removedName(from))));

/** Reads all exports of a product's packages, by the folder of its pages. */
export const readExports = (folder: string): ApiExport[] =>
  readJson(path.join(folder, EXPORTS_FILE)) ?? [];
