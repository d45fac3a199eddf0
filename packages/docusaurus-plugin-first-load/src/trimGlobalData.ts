import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {formatChanged} from './formatChanged';

/** The global data of plugins, by plugin and instance. */
export type GlobalData = {[plugin: string]: {[id: string]: unknown}};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Removes the paths of all pages of all versions from the global data. Each version keeps its name,
 * label, and path, and its first page, which Docusaurus' banner of old versions links to. The data
 * of other plugins doesn't change.
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

/** Returns the common prefix of the paths of a version's pages. */
export function versionPath(data: GlobalData, {pluginId, version}: PropVersionMetadata): string {
  const instance = data[DOCS_PLUGIN]?.[pluginId] as GlobalPluginData | undefined;
  const found = instance?.versions.find(({name}) => name === version);
  if (!found) throw formatChanged('globalData.json', `a version ${version} of ${pluginId}`);
  return found.path;
}
