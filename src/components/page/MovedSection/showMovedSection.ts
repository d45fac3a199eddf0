import {translate} from '@docusaurus/Translate';
import {reportEvent} from '@site/src/third-parties/reportEvent';
import {announce} from '../../common/Announcer/announce';
import {candidateIds} from '../../api/findRow';
import {findRemoved} from '../../api/removedNames';
import {findNearestSections, findSameSection, type Section} from './findNearestSections';
import styles from './MovedSection.module.css';

/** Maximum length of a fragment in reports; longer ones add no information. */
const LABEL_LENGTH = 100;

/** Waits for the rows of an API page, which render after its headings on client-side navigation. */
function waitForRows(): Promise<void> {
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

/** Returns the text of a heading without its buttons. */
function getTitle(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('button, .hash-link, svg').forEach((part) => part.remove());
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/**
 * Returns everything in the article that has an id: its sections, followed by the rows of an API
 * page.
 */
function listSections(article: Element): Section[] {
  const headings = [...article.querySelectorAll(':is(h2, h3, h4)[id]')].map((heading) => ({
    ids: [heading, ...heading.querySelectorAll('[id]')].map(({id}) => id),
    title: getTitle(heading),
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
 * Shows a message below the title that the page doesn't have a section with this id, and lists the
 * most similar ones. If the id is only spelled differently, scrolls to the section instead.
 *
 * @param id the decoded id in the URL
 * @param isCurrent returns whether the user is still at the URL that the id came from
 */
export async function showMovedSection(
  slot: HTMLElement,
  id: string,
  isCurrent: () => boolean,
): Promise<void> {
  if (id.includes('=')) {
    // The fragment contains an edited demo or a theme, which other code reads.
    return;
  }
  await waitForRows();
  const article = slot.closest('article, main');
  if (!article || !isCurrent() || candidateIds(id).some((one) => document.getElementById(one))) {
    return;
  }
  const removed = article.querySelector<HTMLDetailsElement>('details[data-removed]');
  if (removed && findRemoved(id, removed)) {
    // The browser scrolls to it.
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
  line.className = styles.message ?? '';
  line.textContent =
    nearest.length > 0
      ? `${translate({id: 'docs.movedSection.nearest', message: 'This section has moved:'})} `
      : translate({
          id: 'docs.movedSection.gone',
          message: "The section you're looking for is no longer on this page.",
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
