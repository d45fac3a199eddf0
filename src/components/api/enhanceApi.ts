import {decodeFragment} from '../../../site/pages/shared';
import type {ShownDefinition} from '../../../site/api/shared';
import {findRow} from './findRow';
import {renderRemoved, findRemoved} from './removedNames';
import {listRows} from './listRows';
import {readLayout, writeLayout, type ApiLayout} from './layout';

/**
 * Dispatched on the document when a user selects a layout, because all tables of a guide change
 * together.
 */
const LAYOUT_EVENT = 'api-layout';

/** The actions that the elements need from the page. */
export interface ApiPageActions {
  loadTypes: () => Promise<Record<string, ShownDefinition>>;
  /** Navigates to another page of the site without a reload. */
  navigate: (href: string) => void;
  /** Copies a URL and confirms it. */
  copyLink: (row: HTMLElement, address: string) => void;
}

const all = <Kind extends HTMLElement>(root: ParentNode, selector: string): Kind[] => [
  ...root.querySelectorAll<Kind>(selector),
];

/**
 * Collapses an element. Its text stays searchable (`hidden="until-found"`), and finding it expands
 * it.
 */
function setCollapsed(element: HTMLElement, isCollapsed: boolean): void {
  if (isCollapsed) {
    element.setAttribute('hidden', 'until-found');
  } else {
    element.removeAttribute('hidden');
  }
  delete element.dataset.collapsed;
}

/**
 * Replaces an element that is plain text in the HTML with a button. Without JavaScript, the button
 * wouldn't work.
 */
function makeButton(text: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  Object.assign(button.dataset, text.dataset);
  button.append(...text.childNodes);
  text.replaceWith(button);
  return button;
}

/** The highlighted ranges of each table. The browser knows all of them by one name. */
const rangesByTable = new Map<HTMLElement, Range[]>();

/** Replaces the highlighted ranges of a table. */
function setHighlights(section: HTMLElement, ranges: Range[]): void {
  if (ranges.length > 0) {
    rangesByTable.set(section, ranges);
  } else if (!rangesByTable.delete(section)) {
    return;
  }
  CSS.highlights.set('api-filter', new Highlight(...[...rangesByTable.values()].flat()));
}

/** Returns the three cells of a row that the collapsed layout hides. */
const detailsOf = (row: HTMLElement) => all(row, ":scope > [role='cell']");

/** An API table with its filter, layouts, and collapsible groups. */
class ApiTable {
  private readonly rows: HTMLElement[];
  private readonly groups: {toggle: HTMLButtonElement; body: HTMLElement; wasOpen: boolean}[];
  private readonly input: HTMLInputElement | null;
  private rowTexts: string[] | undefined;
  private facet: string | undefined;
  private isFiltered = false;
  private isCollapsible = false;
  /** The elements with highlights in their own text. */
  private highlightedElements = new Set<HTMLElement>();

  constructor(private readonly section: HTMLElement) {
    this.rows = all(section, "[role='row'][id]");
    this.input = section.querySelector("input[type='search']");
    for (const text of all(section, 'span[data-type]')) {
      // Replacing it with a button would trigger a new layout of a hundred rows on the longest
      // pages.
      text.role = 'button';
      text.tabIndex = 0;
      text.title = section.dataset.openDefinition ?? '';
    }
    this.groups = all(section, '[data-group-toggle]').flatMap((text) => {
      const {controls = '', open} = text.dataset;
      const body = document.getElementById(controls);
      const toggle = text instanceof HTMLButtonElement ? text : makeButton(text);
      toggle.setAttribute('aria-controls', controls);
      toggle.setAttribute('aria-expanded', String(open !== undefined));
      return body ? [{toggle, body, wasOpen: open !== undefined}] : [];
    });
    this.groups.forEach(({body, wasOpen}) => setCollapsed(body, !wasOpen));
    const {storageKey = '', layout} = section.dataset;
    // A previous instance for the same elements may have collapsed rows.
    this.isCollapsible = layout === 'collapsed';
    this.setLayout(readLayout(storageKey) ?? (layout as ApiLayout));
  }

  contains(element: Element): boolean {
    return this.section.contains(element);
  }

  /** Changes the layout of the rows. The caller persists the user's selection. */
  setLayout(layout: ApiLayout): void {
    this.section.dataset.layout = layout;
    for (const button of all<HTMLButtonElement>(this.section, '[data-set-layout]')) {
      button.setAttribute('aria-pressed', String(button.dataset.setLayout === layout));
    }
    const wasCollapsible = this.isCollapsible;
    this.isCollapsible = layout === 'collapsed';
    // In the other layouts, rows don't need changes.
    if (wasCollapsible || this.isCollapsible) {
      for (const row of this.rows) {
        this.setOpen(row, !this.isCollapsible);
      }
    }
  }

  /**
   * Changes the layout of this table and all others with the same storage key, and keeps the
   * pressed button at its position on the screen.
   */
  private changeLayouts(layout: ApiLayout, button: HTMLElement): void {
    const before = button.getBoundingClientRect().top;
    const detail = {storageKey: this.section.dataset.storageKey, layout};
    document.dispatchEvent(new CustomEvent(LAYOUT_EVENT, {detail}));
    const offset = button.getBoundingClientRect().top - before;
    if (offset !== 0) {
      window.scrollBy({top: offset, behavior: 'instant'});
    }
  }

  /** Applies the layout of another table with the same storage key. */
  handleLayout({detail}: CustomEvent<{storageKey: string; layout: ApiLayout}>): void {
    if (detail.storageKey === this.section.dataset.storageKey) {
      this.setLayout(detail.layout);
    }
  }

  private setOpen(row: HTMLElement, isOpen: boolean): void {
    let toggle = row.querySelector<HTMLButtonElement>('[data-row-toggle]');
    if (this.isCollapsible && !toggle) {
      // Created on first use, because the other layouts have no toggles.
      toggle = document.createElement('button');
      toggle.type = 'button';
      toggle.dataset.rowToggle = '';
      // In the cell of the name, because a row may contain only cells.
      (row.querySelector("[role='rowheader']") ?? row).append(toggle);
      row.dataset.collapsible = '';
    }
    if (toggle) {
      toggle.hidden = !this.isCollapsible;
      toggle.setAttribute('aria-expanded', String(isOpen));
      const name = row.querySelector('[data-row-link]')?.textContent ?? '';
      const word = isOpen ? this.section.dataset.collapse : this.section.dataset.expand;
      toggle.setAttribute('aria-label', `${word} ${name}`);
      toggle.title = word ?? '';
    }
    detailsOf(row).forEach((cell) => setCollapsed(cell, !isOpen));
  }

  private setGroup(group: ApiTable['groups'][number], isOpen: boolean): void {
    group.toggle.setAttribute('aria-expanded', String(isOpen));
    setCollapsed(group.body, !isOpen);
  }

  /** Makes a row visible: expands its group and itself, and resets a filter that hides it. */
  reveal(row: HTMLElement): void {
    if (row.hidden) {
      this.clearFilter();
    }
    for (const group of this.groups) {
      if (group.body.contains(row)) {
        this.setGroup(group, true);
      }
    }
    this.setOpen(row, true);
  }

  clearFilter(): void {
    if (this.input) {
      this.input.value = '';
    }
    this.facet = undefined;
    this.filter();
  }

  /**
   * Applies text that was in the field before this code loaded: typed while the page was loading,
   * or restored by the browser.
   */
  applyInitialText(): void {
    if (this.input?.value) {
      this.filter();
    }
  }

  /** Shows only the rows that contain every word of the field and have the selected facet. */
  filter(): void {
    const words = (this.input?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = words.length > 0 || this.facet !== undefined;
    if (isFiltered && !this.isFiltered) {
      this.groups.forEach((group) => {
        group.wasOpen = group.toggle.getAttribute('aria-expanded') === 'true';
      });
    }
    this.rowTexts ??= this.rows.map((row) => (row.textContent ?? '').toLowerCase());
    let count = 0;
    this.rows.forEach((row, index) => {
      const text = this.rowTexts?.[index] ?? '';
      const tags = (row.dataset.tags ?? '').split(' ');
      const isShown =
        words.every((word) => text.includes(word)) &&
        (this.facet === undefined || tags.includes(this.facet));
      count += Number(isShown);
      row.hidden = !isShown;
    });
    for (const group of this.groups) {
      if (isFiltered || this.isFiltered) {
        this.setGroup(group, isFiltered ? true : group.wasOpen);
      }
      const hasRows = all(group.body, "[role='row'][id]").some((row) => !row.hidden);
      const head = group.toggle.closest<HTMLElement>("[role='rowgroup']");
      if (head) {
        head.hidden = !hasRows;
      }
    }
    for (const button of all<HTMLButtonElement>(this.section, '[data-facet]')) {
      button.setAttribute('aria-pressed', String(button.dataset.facet === this.facet));
    }
    this.isFiltered = isFiltered;
    this.updateStatus(isFiltered, count);
    this.highlight(words);
  }

  private updateStatus(isFiltered: boolean, count: number): void {
    const status = this.section.querySelector<HTMLElement>("[role='status']");
    const {matches = '', none = ''} = this.section.dataset;
    if (status) {
      status.textContent = !isFiltered
        ? ''
        : count === 0
          ? none
          : matches.replace('{count}', String(count)).replace('{total}', String(this.rows.length));
    }
  }

  /**
   * Highlights the words of the field in the rows, if the browser supports it without additional
   * elements.
   */
  private highlight(words: string[]): void {
    if (!('highlights' in CSS)) {
      return;
    }
    // A single letter has a thousand matches in a long table. Highlighting them is useless and
    // slow.
    const highlightedWords = words.filter((word) => !/^\w$/.test(word));
    const ranges: Range[] = [];
    const elements = new Set<HTMLElement>();
    for (const row of highlightedWords.length > 0 ? this.rows.filter(({hidden}) => !hidden) : []) {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.nodeValue ?? '').toLowerCase();
        for (const word of highlightedWords) {
          for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            ranges.push(range);
            elements.add(node.parentElement ?? row);
          }
        }
      }
    }
    // The browser computes a highlight style for each matching element, so only elements with
    // highlights are marked.
    for (const element of this.highlightedElements) {
      if (!elements.has(element)) {
        delete element.dataset.highlighted;
      }
    }
    for (const element of elements) {
      if (!this.highlightedElements.has(element)) {
        element.dataset.highlighted = '';
      }
    }
    this.highlightedElements = elements;
    setHighlights(this.section, ranges);
  }

  /** Removes the highlights of rows that leave the page. */
  stop(): void {
    this.highlight([]);
  }

  /** Handles a click on one of the table's controls. Returns false for other elements. */
  handleClick(target: Element): boolean {
    const button = target.closest<HTMLButtonElement>('button');
    if (!button) {
      return false;
    }
    const {setLayout, facet} = button.dataset;
    if (setLayout) {
      writeLayout(this.section.dataset.storageKey ?? '', setLayout as ApiLayout);
      this.changeLayouts(setLayout as ApiLayout, button);
      return true;
    }
    if (facet) {
      this.facet = this.facet === facet ? undefined : facet;
      this.filter();
      return true;
    }
    const group = this.groups.find(({toggle}) => toggle === button);
    if (group) {
      this.setGroup(group, button.getAttribute('aria-expanded') !== 'true');
      return true;
    }
    const row = button.closest<HTMLElement>("[role='row'][id]");
    if (row && button.dataset.rowToggle !== undefined) {
      this.setOpen(row, button.getAttribute('aria-expanded') !== 'true');
      return true;
    }
    return false;
  }

  /** Expands everything around a match of the browser's text search. */
  handleMatch(target: HTMLElement): void {
    const group = this.groups.find(({body}) => body === target);
    if (group) {
      this.setGroup(group, true);
      return;
    }
    const row = target.closest<HTMLElement>("[role='row'][id]");
    if (row) {
      this.setOpen(row, true);
    }
  }

  /**
   * Moves between rows with the arrow keys, Home, and End, and between the field and the rows; also
   * presses the buttons on type names.
   */
  handleKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target.matches("[data-type][role='button']") && /^(Enter| )$/.test(event.key)) {
      event.preventDefault();
      target.click();
      return;
    }
    const isInput = target === this.input;
    if (event.key === 'Escape' && isInput && this.isFiltered) {
      event.preventDefault();
      this.clearFilter();
      return;
    }
    const links = this.rows
      .filter((row) => !row.hidden && !row.closest('[hidden]'))
      .flatMap((row) => row.querySelector<HTMLElement>('[data-row-link]') ?? []);
    const at = links.indexOf(target);
    if (!isInput && at < 0) {
      return;
    }
    const next =
      event.key === 'ArrowDown'
        ? at + 1
        : event.key === 'ArrowUp'
          ? at - 1
          : event.key === 'Home' && !isInput
            ? 0
            : event.key === 'End' && !isInput
              ? links.length - 1
              : undefined;
    if (next === undefined) {
      return;
    }
    const link = links[next];
    if (link) {
      event.preventDefault();
      link.focus();
    } else if (next < 0 && !isInput) {
      event.preventDefault();
      this.input?.focus();
    }
  }
}

/** Adds a button to rows whose type or default has changed. It shows the previous one. */
function addChangeButtons(section: HTMLElement): void {
  for (const row of all(section, "[role='row']:is([data-type-was], [data-default-was])")) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.showPrevious = '';
    button.setAttribute('aria-expanded', 'false');
    button.textContent = section.dataset.changed ?? '';
    row.querySelector("[role='rowheader']")?.append(' ', button);
  }
}

/** Toggles the previous version of a row below it. */
function togglePrevious(button: HTMLElement, section: HTMLElement): void {
  const row = button.closest<HTMLElement>("[role='row'][id]");
  const open = row?.querySelector(':scope > [data-previous-cell]');
  button.setAttribute('aria-expanded', String(!open));
  if (!row || open) {
    open?.remove();
    return;
  }
  const cell = document.createElement('div');
  cell.setAttribute('role', 'cell');
  cell.dataset.previousCell = '';
  const {typeWas, defaultWas} = row.dataset;
  const read = (key: string) =>
    row.querySelector(`:scope > [data-cell='${key}']`)?.textContent ?? '';
  const pairs: [string, string][] = [
    ...(typeWas === undefined ? [] : [[typeWas, read('type')] as [string, string]]),
    ...(defaultWas === undefined ? [] : [[defaultWas, read('default')] as [string, string]]),
  ];
  for (const [before, now] of pairs) {
    for (const [word, text] of [
      [section.dataset.was, before],
      [section.dataset.is, now],
    ]) {
      const line = document.createElement('p');
      const code = document.createElement('code');
      code.textContent = text ?? '';
      line.append(`${word}: `, code);
      cell.append(line);
    }
  }
  row.append(cell);
}

/** Replaces type names in the HTML of a definition with buttons that open theirs. */
function linkTypes(html: string, self: string, types: Record<string, ShownDefinition>): string {
  return html.replace(/<[^>]*>|&\w+;|\b[A-Z]\w+\b/g, (match) =>
    match !== self && Object.hasOwn(types, match)
      ? `<button type="button" data-type="${match}">${match}</button>`
      : match,
  );
}

/** Toggles the definition of a type below the row that mentions it. */
async function toggleDefinition(
  button: HTMLElement,
  section: HTMLElement,
  loadTypes: ApiPageActions['loadTypes'],
): Promise<void> {
  const name = button.dataset.type ?? '';
  const row = button.closest<HTMLElement>("[role='row'][id]");
  if (!row) {
    return;
  }
  const open = row.querySelector<HTMLElement>(`:scope > [data-definition='${CSS.escape(name)}']`);
  if (open) {
    open.remove();
    button.setAttribute('aria-expanded', 'false');
    return;
  }
  const types = await loadTypes();
  const definition = types[name];
  if (!definition) {
    return;
  }
  const cell = document.createElement('div');
  cell.setAttribute('role', 'cell');
  cell.dataset.definition = name;
  const head = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  head.append(title);
  if (definition.package) {
    const from = document.createElement('span');
    from.textContent = definition.package;
    head.append(from);
  }
  if (definition.page) {
    const link = document.createElement('a');
    link.href = (section.dataset.base ?? '') + definition.page.replace(/^\//, '');
    link.textContent = section.dataset.openPage ?? '';
    head.append(link);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.dataset.closeDefinition = '';
  close.setAttribute('aria-label', `${section.dataset.collapse} ${name}`);
  head.append(close);
  const code = document.createElement('pre');
  code.tabIndex = 0;
  code.setAttribute('role', 'region');
  code.setAttribute('aria-label', name);
  code.innerHTML = `<code>${linkTypes(definition.html, name, types)}</code>`;
  cell.append(head, code);
  row.append(cell);
  button.setAttribute('aria-expanded', 'true');
}

/** Frames the part of a row in the page's example. The code loads when the user reaches the table. */
function loadShowParts(section: HTMLElement, signal: AbortSignal): void {
  const example = document.querySelector('[data-playground]');
  if (!example || section.dataset.apiTable === 'props') {
    return;
  }
  const first = new AbortController();
  const load = async ({target}: Event): Promise<void> => {
    first.abort();
    const {showParts} = await import(/* webpackChunkName: "demo-parts" */ './showParts');
    if (!signal.aborted) {
      showParts(section, example, target, signal);
    }
  };
  for (const type of ['pointerover', 'focusin']) {
    section.addEventListener(type, (event) => void load(event), {signal: first.signal});
  }
}

/** The handle of an enhanced part. */
export interface EnhancedApi {
  /** Scrolls to the row of a fragment, if this part contains it. */
  goToHash: (hash: string) => void;
  /** Removes all enhancements. */
  stop: () => void;
}

/**
 * Adds the behavior of a part to its finished elements: filter, layouts, collapsible rows,
 * definitions, row links, and keyboard navigation.
 */
export function enhanceApi(root: HTMLElement, actions: ApiPageActions): EnhancedApi {
  const controller = new AbortController();
  const {signal} = controller;
  const section = root.querySelector<HTMLElement>('[data-api-table]');
  const table = section ? new ApiTable(section) : undefined;
  const removed = root.querySelector<HTMLDetailsElement>('details[data-removed]');
  removed?.addEventListener('toggle', () => renderRemoved(removed), {signal});
  if (section) {
    addChangeButtons(section);
    loadShowParts(section, signal);
    signal.addEventListener('abort', listRows(section, section.dataset.showRows ?? ''));
    signal.addEventListener('abort', () =>
      all(section, '[data-show-previous], [data-previous-cell]').forEach((element) =>
        element.remove(),
      ),
    );
  }

  const goToHash = (hash: string) => {
    const fragment = decodeFragment(hash);
    const row = fragment && table ? findRow(fragment) : null;
    for (const targeted of all(root, '[data-target]')) {
      delete targeted.dataset.target;
    }
    if (row && table?.contains(row)) {
      table.reveal(row);
      row.dataset.target = '';
      row.scrollIntoView({block: 'start'});
    } else if (fragment && removed) {
      const removedRow = findRemoved(fragment, removed);
      if (removedRow) {
        removed.open = true;
        removedRow.dataset.target = '';
        removedRow.scrollIntoView({block: 'start'});
      }
    }
  };

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (table?.handleClick(target)) {
        return;
      }
      const was = target.closest<HTMLElement>('[data-show-previous]');
      if (was && section) {
        togglePrevious(was, section);
        return;
      }
      const type = target.closest<HTMLElement>('[data-type]');
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (type && section && isPlain) {
        event.preventDefault();
        void toggleDefinition(type, section, actions.loadTypes);
        return;
      }
      const close = target.closest<HTMLElement>('[data-close-definition]');
      if (close) {
        const cell = close.closest<HTMLElement>('[data-definition]');
        const opener = cell?.parentElement?.querySelector<HTMLElement>(
          `[data-type='${CSS.escape(cell.dataset.definition ?? '')}']`,
        );
        cell?.remove();
        opener?.setAttribute('aria-expanded', 'false');
        opener?.focus();
        return;
      }
      const link = target.closest('a');
      if (!link || !isPlain || event.defaultPrevented || link.target) {
        return;
      }
      const row = link.closest<HTMLElement>("[role='row'][id]");
      if (row && link.dataset.rowLink !== undefined) {
        actions.copyLink(row, link.href);
      } else if (
        link.origin === window.location.origin &&
        link.pathname !== window.location.pathname
      ) {
        event.preventDefault();
        actions.navigate(link.pathname + link.search + link.hash);
      }
    },
    {signal},
  );
  if (table) {
    document.addEventListener(
      LAYOUT_EVENT,
      (event) => table.handleLayout(event as CustomEvent<{storageKey: string; layout: ApiLayout}>),
      {signal},
    );
    root.addEventListener('input', () => table.filter(), {signal});
    table.applyInitialText();
    root.addEventListener('keydown', (event) => table.handleKey(event), {signal});
    root.addEventListener(
      'beforematch',
      (event) => table.handleMatch(event.target as HTMLElement),
      {signal},
    );
  }
  signal.addEventListener('abort', () => table?.stop());
  return {goToHash, stop: () => controller.abort()};
}
