import fs from 'node:fs';
import path from 'node:path';
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

/** The file with the data of a page or a list, in the folder of its area. */
export const dataFile = (name: string): string => `${name}.api.json`;

/** The module that hands the data to what draws it, beside the data. */
export const moduleFile = (name: string): string => `${name}.api.js`;

/** The name of a list in a guide, by its kind and the part that the guide asks for: `methods-sorting`. */
export const listName = (kind: ApiListKind, part?: string): string =>
  part === undefined ? kind : `${kind}-${part}`;

/** The name of the list of names that a major took away, by the major that a reader comes from: `removed-v7`. */
export const removedName = (from: string): string => `removed-${from}`;

/** The parts that a product has lists of one kind for, or the majors that names were removed since: `sorting` of `methods-sorting`. */
export const listParts = (folder: string, kind: ApiListKind | 'removed'): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .flatMap((file) => new RegExp(`^${kind}-(.+)\\.api\\.json$`).exec(file)?.[1] ?? [])
    .sort();

/** Reads what the plugin api-reference has written; undefined where there is nothing. */
const readJson = <Data>(file: string): Data | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Data) : undefined;

function need<Data>(file: string): Data {
  const data = readJson<Data>(file);
  if (!data) {
    throw createError(`Missing ${path.basename(file)} of the API reference.`);
  }
  return data;
}

/**
 * What a page of the API reference, or the index page of a product, is drawn from; undefined for other pages.
 *
 * @param page the page's `.mdx`
 */
export const readApiPage = (page: string): ApiPageData | ApiIndexData | undefined =>
  readJson(page.replace(/\.mdx$/, '.api.json'));

/** A component or an interface of an area; undefined where it has no page. */
export const readApiEntry = (apiDir: string, area: string, name: string): ApiEntry | undefined =>
  readJson<ApiPageData>(path.join(apiDir, area, dataFile(toKebabCase(name))))?.entry;

/**
 * A list of the grid's API that guides show.
 *
 * @throws half a sentence where there is none
 */
export const readApiList = (apiDir: string, kind: ApiListKind, part?: string): ApiPageData =>
  need(path.join(apiDir, 'data-grid', dataFile(listName(kind, part))));

/** The lists of the grid's API on a page, by the elements that show them. */
export const readApiLists = (
  apiDir: string,
  page: {findTags: (...names: string[]) => SourceTag[]},
): ApiPageData[] =>
  page.findTags(...Object.keys(API_LISTS)).map(({name, attributes}) => {
    const {kind, part} = API_LISTS[name]!;
    return readApiList(apiDir, kind, part && attributes[part]);
  });

/**
 * The names of a product that a major took away.
 *
 * @throws half a sentence where there are none
 */
export const readRemovedNames = (apiDir: string, product: string, from: string): ApiRemovedData =>
  need(path.join(apiDir, product, dataFile(removedName(from))));

/** Everything that packages of a product export, by the folder of its pages. */
export const readExports = (folder: string): ApiExport[] =>
  readJson(path.join(folder, EXPORTS_FILE)) ?? [];
