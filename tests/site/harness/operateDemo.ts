import {expect, type ElementHandle, type Locator, type Page} from '@playwright/test';
import {guardPage, type Guard} from './guard';
import {frames, TIMEOUT} from './wait';

/** What one run through a demo has shown. */
export interface DemoRun {
  /** What did not hold, a line each. */
  problems: string[];
  /** The kinds of steps that were done: `sort`, `open`. */
  done: string[];
  /** Steps that could not be judged, and why. */
  gaps: string[];
}

/** How many parts of a kind are operated: the others work by the same code. */
const MOST = 2;
/** How long a drag may take before it counts as canceled, in milliseconds. */
const DRAG_TIMEOUT_MS = 5000;
/** How long the animations of a demo may take, in milliseconds. */
const ANIMATION_TIMEOUT_MS = 500;
/** How long the menu of a column may take to open, in milliseconds; some demos replace it. */
const MENU_TIMEOUT_MS = 2000;
/** Stops of the Tab key in one demo. */
const MOST_STOPS = 12;

/** What leaves the page, or needs the gesture of a person. */
const EXTERNAL = /\b(?:print|full ?screen|download|export|save as|copy|share|upload|import)\b/i;

/** Things that a press changes: where to press, and the attribute or property that shows it, on the part or around it. */
const PRESSES: readonly [kind: string, part: string, shows: string][] = [
  [
    'sort',
    '[aria-colcount] .MuiDataGrid-columnHeader--sortable .MuiDataGrid-columnHeaderTitle',
    'aria-sort',
  ],
  ['select', '[aria-colcount] .MuiDataGrid-row .MuiDataGrid-checkboxInput input', 'aria-selected'],
  ['expand', '[role=treeitem][aria-expanded] > * > .MuiTreeItem-iconContainer', 'aria-expanded'],
  [
    'choose',
    '[role=treeitem][aria-selected=false] > :not(:has(input)) > .MuiTreeItem-label',
    'aria-selected',
  ],
  [
    'expand',
    '[role=treeitem][aria-expanded]:not(:has(.MuiTreeItem-iconContainer)) > :first-child',
    'aria-expanded',
  ],
  ['choose', '[role=treeitem] > * > .MuiTreeItem-checkbox input', 'checked'],
  ['page', 'button[aria-label="Go to next page"]', 'state'],
  ['expand', '[aria-colcount] :is([aria-label="see children"], [aria-label=Expand])', 'aria-label'],
  ['pick', 'button[role=gridcell][aria-selected=false]', 'aria-selected'],
  ['pick', '[role=option][aria-selected=false]:not([class*=MuiClock])', 'aria-selected'],
  ['pick', 'button[role=radio][aria-checked=false]', 'aria-checked'],
  ['pick', '.MuiClock-squareMask', 'state'],
  // The pressed one of a group may have to stay pressed.
  ['toggle', 'button[aria-pressed=false]', 'aria-pressed'],
  ['check', 'input[type=checkbox]:not([aria-colcount] input, [role=tree] input)', 'checked'],
  ['check', 'input[type=radio]:not(:checked)', 'checked'],
  ['turn', '[role=tab][aria-selected=false]', 'aria-selected'],
  ['expand', 'button[aria-expanded]:not([aria-haspopup])', 'aria-expanded'],
];

/** Parts that are operated in other ways. */
const CELL = '.MuiDataGrid-cell--editable';
const GRID_CELL = '[role=gridcell].MuiDataGrid-cell';
const SECTION = '[role=spinbutton][contenteditable]';
const INPUT = `:is(input, textarea):not([aria-hidden], [role=combobox], ${[
  'checkbox',
  'radio',
  'range',
  'file',
  'color',
  'date',
  'time',
  'datetime-local',
]
  .map((type) => `[type=${type}]`)
  .join()})`;
const BUTTON = 'button:not([role], [aria-pressed]), [role=combobox]';
const MARK =
  'svg :is(rect, path, circle):is([class*=Mui], [class*=MuiScatter-] *, [class*=MuiSankey] *)';
const HEADER = '[role=columnheader]:has(.MuiDataGrid-menuIconButton)';
const DRAGGABLE = '[draggable=true]';
const CHART = 'svg.MuiChartsSurface-root';
/** A demo without any of them, or with disabled ones only, has nothing to operate. */
const CONTROLS =
  'button, input, textarea, [tabindex]:not([role=listbox]), [contenteditable], [role=tree], [role=grid]';
const ALL = [
  ...PRESSES.map(([, part]) => part),
  CELL,
  GRID_CELL,
  SECTION,
  INPUT,
  BUTTON,
  MARK,
  HEADER,
  DRAGGABLE,
  CHART,
];

const POPUPS = '.MuiPopper-root, .MuiModal-root';

/** Popups that a demo shows from the start, as a tooltip that never closes. */
const markPermanentPopups = (page: Page): Promise<void> =>
  page.locator(POPUPS).evaluateAll((popups) => {
    popups.forEach((popup) => Reflect.set(popup, 'isPermanent', true));
  });

/** The popups that the run has opened, and how far each leaves the window. */
const readPopups = (page: Page): Promise<{name: string; outside: number}[]> =>
  page.locator(POPUPS).evaluateAll((popups) =>
    popups
      .filter((popup) => !Reflect.has(popup, 'isPermanent'))
      .filter((popup) => popup.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      .map((popup) => {
        const part = popup.querySelector('[role=dialog], .MuiPaper-root, [role=menu]') ?? popup;
        const {left, right, top, bottom} = part.getBoundingClientRect();
        const {clientWidth, clientHeight} = document.documentElement;
        const name = part.getAttribute('role') ?? popup.className.split(' ')[0] ?? '';
        // Other popups scroll with the page.
        const isFixed = popup.matches('.MuiModal-root');
        const sides = [
          -left,
          right - clientWidth,
          ...(isFixed ? [-top, bottom - clientHeight] : []),
        ];
        // A tooltip whose anchor is scrolled out of view has no place that is right.
        const isAnchored = !popup.hasAttribute('data-popper-reference-hidden');
        return {name, outside: isAnchored ? Math.round(Math.max(0, ...sides)) : 0};
      }),
  );

/** Everything that a user of a demo can perceive of its state, as one string. */
const readState = (scope: Locator): Promise<string> =>
  scope.evaluate((root) => {
    const states = [...root.querySelectorAll('*')].map((part) => {
      const aria = ['sort', 'selected', 'checked', 'expanded', 'pressed', 'valuenow', 'valuetext']
        .map((name) => part.getAttribute(`aria-${name}`))
        .join();
      return part instanceof HTMLInputElement ? `${aria}${part.value}${part.checked}` : aria;
    });
    return JSON.stringify([(root as HTMLElement).innerText, states.join('')]);
  });

/** Waits until nothing in a demo moves, for example a field that grows when it opens. */
const finishAnimations = (scope: Locator): Promise<void> =>
  scope.evaluate(async (root, most) => {
    const ends = root
      .getAnimations({subtree: true})
      .filter(
        ({effect, timeline}) =>
          // Others follow the scroll position, as the shadows of the grid do.
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map((animation) => animation.finished);
    await Promise.race([
      Promise.allSettled(ends),
      new Promise((resolve) => {
        setTimeout(resolve, most);
      }),
    ]);
  }, ANIMATION_TIMEOUT_MS);

/** Scrolls to a part and returns the middle of what is shown of it; undefined where another element covers it. */
const findPoint = (part: ElementHandle<Element>) =>
  part.evaluate((element) => {
    if (!element.checkVisibility()) {
      return undefined;
    }
    element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? {x, y} : undefined;
  });

const LOCKED =
  ':disabled, [aria-disabled=true], [aria-readonly=true], [readonly], .Mui-disabled, [inert]';

/** Whether a part may be operated, and its name and role. */
const describe = (part: ElementHandle<Element>) =>
  part.evaluate((element, locked) => {
    const isLocked = element.closest(locked);
    const label = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '';
    const role = element.getAttribute('role') ?? element.localName;
    const type = element.getAttribute('type') ?? '';
    const popup =
      element.hasAttribute('aria-haspopup') ||
      role === 'combobox' ||
      /^(?:Choose|Open) /.test(label);
    return {
      isLocked: isLocked !== null,
      name: label.trim().split('\n')[0] ?? '',
      role,
      type,
      popup,
    };
  }, LOCKED);

/** What of a part shows its state: an attribute of it or of what contains it, or a property. */
const readShown = (part: ElementHandle<Element>, shows: string) =>
  part.evaluate((element, name) => {
    if (!element.isConnected) {
      return 'replaced';
    }
    if (name === 'checked' || name === 'value') {
      return String((element as HTMLInputElement)[name]);
    }
    return name === 'text'
      ? (element as HTMLElement).innerText
      : (element.closest(`[${name}]`)?.getAttribute(name) ?? null);
  }, shows);

/**
 * Does with a running demo what a demo of its kind is about, and returns what did not hold: no message, what was done is
 * visible, popups are inside the window and close with Escape, the focus is never lost.
 *
 * @param by the pointer or the keyboard alone: Tab reaches each part in turn
 * @param getTimeout returns how many milliseconds to wait before something is a problem; `earlier` are those so far
 */
export async function operateDemo(
  demo: Locator,
  by: 'pointer' | 'keyboard',
  guard: Guard = guardPage(demo.page()),
  getTimeout: (problem: string, earlier: readonly string[]) => number = () => TIMEOUT,
): Promise<DemoRun> {
  const page = demo.page();
  const scope = demo.locator('[data-demo-scope]');
  const done = new Set<string>();
  const problems: string[] = [];
  const gaps: string[] = [];
  guard.take();
  await markPermanentPopups(page);

  /** Waits for an outcome; one that doesn't come is a problem. */
  const expectOutcome = async (what: string, check: () => Promise<boolean>): Promise<boolean> => {
    try {
      await expect(async () => expect(await check()).toBe(true)).toPass({
        timeout: getTimeout(what, problems),
      });
      return true;
    } catch {
      problems.push(what);
      return false;
    }
  };

  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);

  const checkFocus = async (after: string): Promise<void> => {
    await expectOutcome(`${after} loses the focus`, hasFocus);
  };

  /** Waits until the open popups are inside the window, and returns them. */
  const checkPopups = async (opener: string) => {
    const popups = await readPopups(page);
    for (const {name, outside} of popups.filter((popup) => popup.outside > 1)) {
      const isInside = async () =>
        (await readPopups(page)).every((popup) => popup.name !== name || popup.outside <= 1);
      await expectOutcome(`${opener}: the ${name} leaves the window by ${outside} px`, isInside);
    }
    return popups;
  };

  /** Looks where the popups are, and closes them with Escape. */
  const closePopups = async (opener: string): Promise<void> => {
    const popups = await checkPopups(opener);
    if (popups.length === 0) {
      return;
    }
    done.add('open');
    // A press beside all controls leaves the focus nowhere, and a tooltip takes none.
    const mustKeepFocus = by === 'keyboard' || (await hasFocus());
    const isClosed = async () => {
      const count = (await readPopups(page)).length;
      if (count > 0) {
        await page.keyboard.press('Escape');
        await frames(page);
      }
      return count === 0;
    };
    const hasClosed = await expectOutcome(
      `${opener}: what it opens doesn't close with Escape`,
      isClosed,
    );
    if (hasClosed && mustKeepFocus) {
      await checkFocus(`Closing what "${opener}" opens`);
    }
  };

  /** Presses a part by pointer; `false` where it can't be reached. */
  const press = async (part: ElementHandle<Element>, clicks = 1): Promise<boolean> => {
    await finishAnimations(scope);
    const point = await findPoint(part);
    if (point) {
      await page.mouse.click(point.x, point.y, {clickCount: clicks, ...(clicks > 1 && {delay: 0})});
    }
    return point !== undefined;
  };

  const pressAndSee = async (
    kind: string,
    part: ElementHandle<Element>,
    shows: string,
    act: () => Promise<unknown>,
  ): Promise<void> => {
    const {name} = await describe(part);
    const read = () => (shows === 'state' ? readState(scope) : readShown(part, shows));
    const before = await read();
    if ((await act()) === false) {
      gaps.push(`${kind} "${name}": covered`);
      return;
    }
    const isShown = async () => (await read()) !== before;
    if (await expectOutcome(`${kind} "${name}": ${shows} doesn't change`, isShown)) {
      done.add(kind);
    }
    await closePopups(name);
  };

  let present: readonly string[] = [];
  /** The parts of a kind that may be operated; one call, because a page has many parts. */
  const findParts = async (selector: string, most = MOST): Promise<ElementHandle<Element>[]> => {
    if (!present.includes(selector)) {
      return [];
    }
    const found = await scope.evaluateHandle(
      (root, [wanted, locked, external, count, opacityProperty]) =>
        [...root.querySelectorAll<HTMLElement>(wanted)]
          .filter((part) => {
            const name = part.getAttribute('aria-label') ?? part.textContent;
            const isOperable =
              part.closest(locked) === null && !new RegExp(external, 'i').test(name);
            // A checkbox is transparent above its icon; a transparent field is collapsed.
            return isOperable && part.checkVisibility({visibilityProperty: true, opacityProperty});
          })
          .slice(0, count),
      [selector, LOCKED, EXTERNAL.source, most, selector === INPUT] as const,
    );
    const parts = [...(await found.getProperties()).values()];
    return parts.flatMap((part) => (part.asElement() as ElementHandle<Element> | null) ?? []);
  };

  const editCell = async (cell: ElementHandle<Element>): Promise<void> => {
    const editing = scope.locator('.MuiDataGrid-cell--editing');
    if (!(await press(cell)) || !(await press(cell, 2))) {
      return;
    }
    await frames(page);
    const input = editing.locator('input:not([type=checkbox], [type=date], [type^=datetime])');
    if ((await input.count()) !== 1) {
      gaps.push('edit: not a text');
      await page.keyboard.press('Escape');
      await closePopups('A cell');
      return;
    }
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    const hasEnded = async () =>
      (await editing.count()) === 0 ||
      (await editing.locator('[aria-invalid=true]').count()) > 0 ||
      (await readPopups(page)).length > 0;
    if (await expectOutcome('edit: Enter doesn’t end the editing', hasEnded)) {
      done.add('edit');
    }
    await closePopups('A cell');
    if ((await editing.count()) > 0) {
      await page.keyboard.press('Escape');
    }
  };

  const filterColumn = async (header: ElementHandle<Element>): Promise<void> => {
    const point = await findPoint(header);
    // A demo that can't be started again may have no rows since an earlier filter.
    if (!point || (await scope.locator('.MuiDataGrid-row').count()) === 0) {
      return;
    }
    await page.mouse.move(point.x, point.y);
    const opener = await header.$('.MuiDataGrid-menuIconButton');
    const item = page.getByRole('menuitem', {name: 'Filter', exact: true});
    if (!opener || !(await press(opener))) {
      return;
    }
    const countPopups = async () => (await readPopups(page)).length;
    await expect
      .poll(countPopups, {timeout: MENU_TIMEOUT_MS})
      .toBeGreaterThan(0)
      .catch(() => gaps.push('filter: no column menu'));
    if ((await item.count()) === 1) {
      await item.click();
      await frames(page);
      const before = await readState(scope);
      const isText = await page.evaluate(() =>
        document.activeElement?.matches('input:not([role])'),
      );
      if (isText) {
        // No row has it.
        await page.keyboard.type('987654');
        const isFiltered = async () => (await readState(scope)) !== before;
        if (await expectOutcome('filter: the rows stay the same', isFiltered)) {
          done.add('filter');
        }
      }
    }
    await closePopups('The column menu');
  };

  const hoverMark = async (): Promise<void> => {
    for (const mark of await findParts(MARK, 20)) {
      const point = await findPoint(mark);
      if (point) {
        await page.mouse.move(point.x, point.y);
        await frames(page);
        await checkPopups('A mark');
        await page.mouse.click(point.x, point.y);
        await page.mouse.move(0, 0);
        done.add('hover');
        return;
      }
    }
  };

  /** Drags the first part of a demo that can be dragged onto the second or third one. */
  const drag = async (): Promise<void> => {
    const parts = await findParts(DRAGGABLE, 3);
    const [start, end] = [parts[0], parts.at(-1)];
    const from = start && (await findPoint(start));
    const to = end && start !== end && (await findPoint(end));
    if (!from || !to) {
      return;
    }
    const before = await readState(scope);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // The first move starts the drag, and the last one is noticed a frame after it.
    const hasMoved = await Promise.race([
      page.mouse.move(to.x, to.y, {steps: 8}).then(() => true),
      // Playwright waits forever for a drag that the browser has canceled.
      new Promise<boolean>((resolve) => {
        setTimeout(resolve, DRAG_TIMEOUT_MS, false);
      }),
    ]);
    if (!hasMoved) {
      await page.mouse.up();
      gaps.push('drag: canceled');
      return;
    }
    await frames(page);
    await page.mouse.move(to.x + 2, to.y + 2);
    await frames(page);
    await page.mouse.up();
    await frames(page);
    if ((await readState(scope)) !== before) {
      done.add('drag');
    } else {
      gaps.push('drag: nothing to see');
    }
  };

  /** Moves the pointer over a chart, and turns the wheel, which zooms it if it has a zoom. */
  const hoverAndZoom = async (): Promise<void> => {
    for (const chart of await findParts(CHART, 1)) {
      const point = await findPoint(chart);
      const still = await readState(scope);
      if (point) {
        // Not the middle, where some charts show a value before the pointer arrives.
        await page.mouse.move(point.x, point.y + 20);
        await frames(page);
        const before = await readState(scope);
        if (before !== still || (await checkPopups('A chart')).length > 0) {
          done.add('hover');
        }
        await page.mouse.wheel(0, -200);
        await frames(page);
        if ((await readState(scope)) !== before) {
          done.add('zoom');
        }
        await page.mouse.move(0, 0);
      }
    }
  };

  const operateByPointer = async (): Promise<void> => {
    present = await scope.evaluate(
      (root, all) => all.filter((selector) => root.querySelector(selector)),
      ALL,
    );
    for (const [kind, selector, shows] of PRESSES) {
      for (const part of await findParts(selector, 1)) {
        await pressAndSee(kind, part, shows, () => press(part));
      }
    }
    for (const cell of await findParts(CELL, 1)) {
      await editCell(cell);
    }
    for (const section of await findParts(SECTION, 1)) {
      await pressAndSee('type', section, 'text', async () => {
        const isReached = await press(section);
        await page.keyboard.press('ArrowUp');
        return isReached;
      });
    }
    for (const input of await findParts(INPUT)) {
      await pressAndSee('type', input, 'value', async () => {
        const isReached = await press(input);
        const before = await readShown(input, 'value');
        await page.keyboard.type('1');
        if ((await readShown(input, 'value')) === before) {
          // A full mask ignores a digit at its end.
          await page.keyboard.press('Home');
          await page.keyboard.type('1');
        }
        return isReached;
      });
    }
    for (const button of await findParts(BUTTON, 6)) {
      const {name} = await describe(button);
      const before = await readState(scope);
      if (await press(button)) {
        await frames(page);
        const isChanged =
          (await readPopups(page)).length > 0 || (await readState(scope)) !== before;
        if (isChanged) {
          done.add('press');
        } else {
          gaps.push(`press "${name}": nothing to see`);
        }
        await closePopups(name);
      }
    }
    await hoverMark();
    await hoverAndZoom();
    await drag();
    for (const header of await findParts(HEADER, 1)) {
      await filterColumn(header);
    }
    if (done.size === 0) {
      // A grid without features still lets users focus its cells.
      for (const cell of await findParts(GRID_CELL, 1)) {
        await press(cell);
        const isFocused = () => cell.evaluate((element) => element === document.activeElement);
        if (await expectOutcome('A pressed cell takes no focus', isFocused)) {
          done.add('focus');
        }
      }
    }
    const hasControls = await scope.evaluate(
      (root, [controls, locked]) =>
        [...root.querySelectorAll(controls)].some((control) => control.closest(locked) === null),
      [CONTROLS, LOCKED] as const,
    );
    if (!hasControls) {
      done.add('show');
    }
  };

  /** Does with the focused part what its role promises; the key and what shows that it has worked. */
  const operateFocused = async (part: ElementHandle<Element>): Promise<void> => {
    const {isLocked, name, role, type, popup} = await describe(part);
    const key = (pressed: string) => () => page.keyboard.press(pressed);
    const see = (kind: string, shows: string, pressed: string) =>
      pressAndSee(kind, part, shows, key(pressed));
    /** Arrows move the focus to another part; where there is only one, it stays. */
    const move = async (kind: string, ...keys: string[]) => {
      for (const pressed of keys) {
        await page.keyboard.press(pressed);
        await frames(page);
        await checkFocus(`${pressed} in a ${kind}`);
      }
      done.add(kind);
    };
    if (isLocked || EXTERNAL.test(name)) {
      gaps.push(`${role} "${name}": disabled, or leaves the page`);
    } else if (role === 'treeitem') {
      await move('tree', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home', 'Enter', 'Space');
    } else if (role === 'gridcell' || role === 'columnheader') {
      await move('grid', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Enter', 'Escape');
      await closePopups(`A ${role}`);
    } else if (role === 'spinbutton' && type !== 'number') {
      await see('type', 'text', 'ArrowUp');
    } else if (type === 'checkbox') {
      await see('check', 'checked', 'Space');
    } else if (type === 'radio') {
      await move('radio', 'ArrowDown');
    } else if (role === 'option' || role === 'radio') {
      await move('pick', 'ArrowDown', 'Enter');
    } else if (role === 'listbox') {
      await see('pick', 'state', 'ArrowUp');
    } else if (type === 'range') {
      const {atEnd} = await part.evaluate((input) => ({
        atEnd: Number((input as HTMLInputElement).value) >= Number((input as HTMLInputElement).max),
      }));
      await see('slide', 'value', atEnd ? 'ArrowDown' : 'ArrowUp');
    } else if (popup) {
      await page.keyboard.press(role === 'combobox' ? 'ArrowDown' : 'Enter');
      await frames(page);
      await closePopups(name);
    } else if (role === 'tab') {
      await move('tabs', 'ArrowRight');
    } else if (role === 'button' && (await part.getAttribute('aria-pressed')) === 'false') {
      await see('toggle', 'aria-pressed', 'Space');
    } else if (role === 'button') {
      await page.keyboard.press('Enter');
      await frames(page);
      await closePopups(name);
      await checkFocus(`Enter on "${name}"`);
      done.add('press');
    } else if (['file', 'color', 'date', 'time', 'datetime-local'].includes(type)) {
      gaps.push(`"${name}": a control of the browser`);
    } else if (['input', 'textbox', 'searchbox', 'textarea'].includes(role)) {
      // Tab selects what is in the field, which may be from an earlier stop.
      const typed = (await readShown(part, 'value')) === '1' ? '2' : '1';
      await pressAndSee('type', part, 'value', () => page.keyboard.type(typed));
    } else if (
      role === 'svg' ||
      (await part.evaluate((element) => element.closest('svg') !== null))
    ) {
      await move('chart', 'ArrowRight', 'ArrowDown', 'ArrowLeft');
    }
  };

  const operateByKeyboard = async (): Promise<void> => {
    await demo
      .locator('[role=note][tabindex="-1"]')
      .first()
      .evaluate((start) => {
        (start as HTMLElement).focus();
      });
    let last: ElementHandle<Element> | undefined;
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const active = await page.evaluateHandle(() => document.activeElement ?? document.body);
      if (await active.evaluate((element) => element === document.body)) {
        problems.push('Tab loses the focus');
        return;
      }
      const isInside = await scope.evaluate((root, element) => root.contains(element), active);
      if (!isInside) {
        return;
      }
      if (last && (await active.evaluate((element, other) => element === other, last))) {
        problems.push(`Tab is trapped in "${(await describe(active)).name}"`);
        return;
      }
      await operateFocused(active);
      last = await page.evaluateHandle(() => document.activeElement ?? document.body);
    }
    gaps.push(`only the first ${MOST_STOPS} stops of Tab`);
  };

  try {
    await (by === 'pointer' ? operateByPointer() : operateByKeyboard());
    await page.mouse.move(0, 0);
    await closePopups('The demo');
    await frames(page);
  } catch (error) {
    problems.push(String(error).split('\n')[0]!);
  }
  problems.push(...guard.take());
  if ((await demo.getByText('This demo crashed').count()) > 0) {
    problems.push('crashed');
  }
  return {problems, done: [...done], gaps};
}
