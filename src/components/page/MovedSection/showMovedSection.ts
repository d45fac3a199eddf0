import {translate} from '@docusaurus/Translate';
import {reportEvent} from '@site/src/third-parties/reportEvent';
import {announce} from '../../common/Announcer/announce';
import {candidateIds} from '../../api/findRow';
import {findRemoved} from '../../api/removedNames';
import {findNearestSections, findSameSection, type Section} from './findNearestSections';
import styles from './MovedSection.module.css';

/** More of a fragment says nothing to whoever reads the reports. */
const LABEL_LENGTH = 100;

/** The rows of an API page come after its headings where the reader arrives by a link within the site. */
function untilRowsAreThere(): Promise<void> {
  const isWaiting = () => document.querySelector('[data-api-pending]') !== null;
  return new Promise((resolve) => {
    if (!isWaiting()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isWaiting()) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(document.body, {attributes: true, childList: true, subtree: true});
  });
}

/** The words of a heading without those of its buttons. */
function readTitle(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('button, .hash-link, svg').forEach((part) => part.remove());
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** What the article has ids for: its sections, then the rows of an API page. */
function listSections(article: Element): Section[] {
  const headings = [...article.querySelectorAll(':is(h2, h3, h4)[id]')].map((heading) => ({
    ids: [heading, ...heading.querySelectorAll('[id]')].map(({id}) => id),
    title: readTitle(heading),
  }));
  const rows = [...article.querySelectorAll("[role='row'][id]")].map(({id}) => ({
    ids: [id],
    title: id.replace(/^.*-(?:class|slot|prop|property|event|selector)-/, ''),
  }));
  return [...headings, ...rows];
}

function createLink({ids, title}: Section): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${encodeURIComponent(ids[0]!)}`;
  link.textContent = title;
  Object.assign(link.dataset, {
    gaEventCategory: 'anchor',
    gaEventAction: 'nearest',
    gaEventLabel: ids[0],
  });
  return link;
}

/**
 * Says under the title that the page has no section of this id, with the sections most like it; one that is only spelled
 * otherwise is gone to instead.
 *
 * @param id as the address names it, decoded
 * @param isCurrent whether the reader is still where the address was read
 */
export async function showMovedSection(
  slot: HTMLElement,
  id: string,
  isCurrent: () => boolean,
): Promise<void> {
  if (id.includes('=')) {
    // No section: a changed demo or a theme, which other code reads.
    return;
  }
  await untilRowsAreThere();
  const article = slot.closest('article, main');
  if (!article || !isCurrent() || candidateIds(id).some((one) => document.getElementById(one))) {
    return;
  }
  const removed = article.querySelector<HTMLDetailsElement>('details[data-removed]');
  if (removed && findRemoved(id, removed)) {
    // The page goes to it by itself.
    return;
  }
  const sections = listSections(article);
  const same = findSameSection(id, sections);
  if (same) {
    document.getElementById(same.ids[0]!)?.scrollIntoView();
    return;
  }
  const nearest = findNearestSections(id, sections);
  const line = document.createElement('p');
  line.className = styles.line ?? '';
  line.textContent =
    nearest.length > 0
      ? `${translate({id: 'docs.movedSection.nearest', message: 'This section has moved:'})} `
      : translate({
          id: 'docs.movedSection.gone',
          message: 'The section that the address names is not on this page any more.',
        });
  nearest.forEach((section, index) => line.append(index > 0 ? ' · ' : '', createLink(section)));
  slot.replaceChildren(line);
  announce(line.textContent);
  reportEvent({
    name: 'anchor',
    action: 'unknown',
    label: `${window.location.pathname}#${id}`.slice(0, LABEL_LENGTH),
  });
}
