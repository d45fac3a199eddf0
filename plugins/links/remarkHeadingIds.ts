import fs from 'node:fs';
import {findSourceFile} from '../../site/pages/pageFiles';
import {createError, forEachChecked} from '../../site/problems/problemStore';
import {identifyHeadings, readHeadingIds, readHeadings} from '../../site/mdx/headingIds';
import {checkNodes, locate, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';

/** Returns the source of a translated page; `undefined` for other pages. */
function findSource(siteDir: string, file: string): string | undefined {
  const source = findSourceFile(siteDir, file);
  return source !== file && fs.existsSync(source) ? source : undefined;
}

/**
 * Remark plugin that gives a section several ids: `## Bar size {/* #bar-size #size *\/}`.
 * Docusaurus uses the first one for the table of contents and the heading's own link; the theme's
 * heading renders a target for each of the others. A translated heading needs one id of its
 * original and gets all of them. A duplicate id that an author has set fails the build.
 */
export function remarkHeadingIds({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, file: MdxFile): void => {
    const at = {path: file.path, cwd: siteDir};
    checkNodes(tree, at, (node) => void (node.type === 'heading' && readHeadingIds(node)));
    const source = file.path && findSource(siteDir, file.path);
    const originals = source ? readHeadings(fs.readFileSync(source, 'utf8')) : [];
    const headings = identifyHeadings(tree);
    for (const heading of headings) {
      const original = originals.find(({ids}) => heading.ids.some((id) => ids.includes(id)));
      const {ids} = heading;
      ids.push(...(original?.ids.filter((id) => !ids.includes(id)) ?? []));
    }

    const owners = new Map<string, boolean>();
    const sections = headings.filter(({node: {depth}}) => depth !== 1);
    forEachChecked(sections, ({node, ids, explicit}) => {
      for (const id of ids) {
        if (owners.has(id) && (explicit || owners.get(id))) {
          throw createError(
            `Duplicate heading id "${id}".`,
            'Give one of the headings a different id.',
            locate(at, node.position?.start.line),
          );
        }
        owners.set(id, explicit);
      }
      const [, ...others] = ids;
      if (others.length > 0) {
        const properties = node.data?.hProperties as object | undefined;
        node.data = {...node.data, hProperties: {...properties, otherIds: others.join(' ')}};
      }
    });
  };
}
