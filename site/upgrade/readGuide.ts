import {readMdx} from '../mdx/readMdx';
import {identifyHeadings} from '../mdx/headingIds';
import {headingTextOf, walk, type MdxNode} from '../mdx/mdxNodes';
import {extractMarkers} from '../mdx/extractMarkers';
import {collectNames, readMentions, type KnownNames} from './collectNames';
import type {UpgradeChange} from './shared';

/** The content of a guide, before the rows of the history are added to its sections. */
export interface GuideText {
  changes: UpgradeChange[];
  /** The names in a section's code, by section id. */
  mentions: ReadonlyMap<string, ReadonlySet<string>>;
  /** The id of the section with the table of all removed names. */
  table?: string;
}

interface Section {
  id: string;
  heading: MdxNode;
  nodes: MdxNode[];
  /** `true` if subsections follow, which describe the changes. */
  isGroup: boolean;
  /** `true` if it's about the installation, which affects everyone. */
  isInstallation: boolean;
}

/** Returns the sections of the second and third level, with everything below them. */
function splitSections(tree: MdxNode): Section[] {
  const ids = new Map(identifyHeadings(tree).map((heading) => [heading.node, heading.ids]));
  const sections: Section[] = [];
  let isInstallation = false;
  for (const node of tree.children ?? []) {
    const depth = node.type === 'heading' ? (node.depth ?? 0) : 0;
    const last = sections.at(-1);
    if (depth === 2 || depth === 3) {
      const own = ids.get(node) ?? [];
      if (depth === 2) {
        isInstallation = own.includes('start-using-the-new-release');
      } else if (last?.heading.depth === 2) {
        last.isGroup = true;
      }
      sections.push({id: own[0] ?? '', heading: node, nodes: [], isGroup: false, isInstallation});
    } else {
      last?.nodes.push(node);
    }
  }
  return sections;
}

/** Returns all nodes of a type in a section. */
function find(nodes: readonly MdxNode[], type: string): MdxNode[] {
  const found: MdxNode[] = [];
  nodes.forEach((node) => walk(node, (each) => each.type === type && found.push(each)));
  return found;
}

/** Returns whether a section shows the command of a codemod. */
const hasCommand = (nodes: readonly MdxNode[]) =>
  find(nodes, 'code').some(
    ({lang, value = ''}) => lang === 'bash' && /^npx @mui\/(x-)?codemod/m.test(value),
  );

/**
 * Reads a migration guide: its changes, with the names that show which code they affect.
 *
 * @param source the text of the page, with or without front matter
 * @param known the product's names in the API history
 * @throws with a one-sentence message if no section of the guide describes a change
 */
export function readGuide(source: string, known: KnownNames): GuideText {
  const {tree} = readMdx(source);
  const described: {section: Section; text: string; change: UpgradeChange}[] = [];
  let table: string | undefined;

  for (const section of splitSections(tree)) {
    const {id, heading, nodes} = section;
    const {plan, codemod} = extractMarkers(heading);
    const text = headingTextOf(heading);
    const isInstallation = section.isInstallation || (/codemod/i.test(text) && hasCommand(nodes));
    const isIntroduction = section.isGroup || id === 'breaking-changes';
    if (nodes.some(({name}) => name === 'RemovedNames')) {
      table = id;
    } else if (!isIntroduction || find(nodes, 'code').length + find(nodes, 'table').length > 0) {
      const isBehavior = find(nodes, 'code').some(({meta}) => /title="Behavior/.test(meta ?? ''));
      described.push({
        section,
        text,
        change: {
          id,
          text,
          ...(plan && {plan}),
          ...(codemod && {codemod}),
          ...(isBehavior && {isBehavior}),
          ...(isInstallation && {isInstallation}),
        },
      });
    }
  }
  if (described.length === 0) {
    throw new Error('Missing sections on changes. Add a "##" heading for each change.');
  }

  const changes = described.map(({section, text, change}): UpgradeChange => {
    const {names, components} = collectNames(text, section.nodes, known);
    return {
      ...change,
      ...(names.length > 0 && !change.isInstallation && {names}),
      ...(components.length > 0 && {components}),
    };
  });
  const mentions = new Map(described.map(({section}) => [section.id, readMentions(section.nodes)]));
  return {changes, mentions, ...(table && {table})};
}
