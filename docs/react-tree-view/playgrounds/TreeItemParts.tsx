import * as React from 'react';
import {RichTreeViewPro} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {repository, type RepositoryItem} from '../data/repository';

const dataSource = {
  getTreeItems: (parentId?: string) =>
    parentId === undefined
      ? Promise.resolve(repository)
      : parentId === 'src'
        ? Promise.reject(new Error('Not available'))
        : new Promise<RepositoryItem[]>(() => undefined),
  getChildrenCount: ({children}: RepositoryItem) => children?.length ?? 0,
};

/** Clicks, edits, or drags items, as a part needs it. */
function act(part: string, root: HTMLElement): void {
  const [first, second] = root.querySelectorAll('.MuiTreeItem-content');
  const dispatch = (target: Element | undefined, event: Event) =>
    target?.dispatchEvent(event);
  if (/Icon/.test(part)) {
    dispatch(first, new MouseEvent('click', {bubbles: true}));
    dispatch(second, new MouseEvent('click', {bubbles: true}));
  } else if (/edit|Input/.test(part)) {
    const label = first?.querySelector('.MuiTreeItem-label') ?? undefined;
    dispatch(label, new MouseEvent('dblclick', {bubbles: true}));
  } else {
    const init = {bubbles: true, cancelable: true, dataTransfer: new DataTransfer()};
    const item = second?.closest('[role="treeitem"]') ?? undefined;
    dispatch(item, new DragEvent('dragstart', init));
    const {left = 0, top = 0} = first?.getBoundingClientRect() ?? {};
    const over = {...init, clientX: left + 20, clientY: top + 20};
    dispatch(first, new DragEvent('dragenter', over));
    dispatch(first, new DragEvent('dragover', over));
  }
}

/** Shows the part of an item with a class. */
export default function TreeItemParts({part = ''}: {part?: string}) {
  const root = React.useRef<HTMLDivElement>(null);
  const isLazy = /Icon/.test(part);

  React.useEffect(() => {
    const timer = setTimeout(() => root.current && act(part, root.current), 300);
    return () => clearTimeout(timer);
  }, [part]);

  return (
    <div
      ref={root}
      data-part-props={isLazy ? 'dataSource' : 'isItemEditable, itemsReordering'}
    >
      <RichTreeViewPro
        key={part}
        aria-label="Files"
        items={isLazy ? [] : repository}
        {...(isLazy && {dataSource})}
        isItemEditable
        itemsReordering
      />
    </div>
  );
}
