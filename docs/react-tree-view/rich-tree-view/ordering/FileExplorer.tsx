import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import CodeIcon from '@mui/icons-material/Code';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  type RichTreeViewProProps,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import {repository, type RepositoryItem} from '../../data/repository';

const items: RepositoryItem[] = [
  ...repository,
  {id: 'trash', label: 'Trash', kind: 'trash'},
];

const icons = {
  folder: FolderIcon,
  code: CodeIcon,
  style: PaletteOutlinedIcon,
  text: ArticleOutlinedIcon,
  trash: DeleteOutlinedIcon,
};

/** Returns the ids of the folders and the trash. */
const listContainers = (list: RepositoryItem[]): string[] =>
  list.flatMap(({id, kind, children = []}) => [
    ...(kind === 'folder' || kind === 'trash' ? [id] : []),
    ...listContainers(children),
  ]);

const ExplorerItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ExplorerItem(props, ref) {
    const Icon = icons[useTreeItemModel<RepositoryItem>(props.itemId)!.kind];

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <span style={{display: 'flex', alignItems: 'center', gap: 8}}>
            <Icon fontSize="small" color="action" />
            {props.label}
          </span>
        }
      />
    );
  },
);

type Props = RichTreeViewProProps<RepositoryItem, false>;

// #region preview
// items: [{id: 'src', label: 'src', kind: 'folder', children: […]}, …]
const containers = new Set(listContainers(items)); // 'src', 'tests', 'trash', …

// Props: RichTreeViewProProps<RepositoryItem, false>
const canMove: Props['canMoveItemToNewPosition'] = ({newPosition: {parentId}}) =>
  parentId !== null && containers.has(parentId);

const isItemReorderable = (itemId: string) => itemId !== 'trash';

// Lets the trash accept drops, although users can't drag it.
const acceptDrop = (event: React.DragEvent) => event.preventDefault();
// <RichTreeViewPro items={items} itemsReordering isItemReorderable={isItemReorderable}
//   canMoveItemToNewPosition={canMove} onDragOver={acceptDrop} />
// #endregion

const slots = {item: ExplorerItem};

export default function FileExplorer() {
  return (
    <RichTreeViewPro
      aria-label="Files"
      items={items}
      slots={slots}
      itemsReordering
      isItemReorderable={isItemReorderable}
      canMoveItemToNewPosition={canMove}
      onDragOver={acceptDrop}
      defaultExpandedItems={['src', 'src/pages']}
    />
  );
}
