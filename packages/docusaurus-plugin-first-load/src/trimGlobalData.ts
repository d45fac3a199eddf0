import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {formatChanged} from './formatChanged';

/** The data that plugins offer to every page, by plugin and instance. */
export type GlobalData = {[plugin: string]: {[id: string]: unknown}};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * The global data without the address of every page of every version. Each version keeps its name, label and path,
 * and its first page, to which Docusaurus' banner of old versions links. Other plugins' data stays as it is.
 */
export function trimGlobalData(data: GlobalData): GlobalData {
  const trimVersion = (version: GlobalVersion): GlobalVersion => {
    if (!Array.isArray(version.docs)) {
      throw formatChanged('globalData.json', 'a list "docs" in each version');
    }
    const {name, label, isLast, path, mainDocId, docs} = version;
    const mainDoc = docs.filter((doc) => doc.id === mainDocId);
    return {name, label, isLast, path, mainDocId, docs: mainDoc, draftIds: []};
  };
  const instances = Object.entries(data[DOCS_PLUGIN] ?? {}).map(([id, instance]) => {
    const {versions, ...rest} = instance as GlobalPluginData;
    return [id, {...rest, versions: versions.map(trimVersion)}] as const;
  });
  if (!instances.length) return data;
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(instances)};
}

/** The path that all pages of a version begin with. */
export function versionPath(data: GlobalData, {pluginId, version}: PropVersionMetadata): string {
  const instance = data[DOCS_PLUGIN]?.[pluginId] as GlobalPluginData | undefined;
  const found = instance?.versions.find(({name}) => name === version);
  if (!found) throw formatChanged('globalData.json', `a version ${version} of ${pluginId}`);
  return found.path;
}
