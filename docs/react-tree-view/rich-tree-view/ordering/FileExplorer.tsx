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

// #region preview
// Items: {id: 'src', label: 'src', kind: 'folder', children: [{id: 'src/index.tsx', …}]}, …
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

// The ids that can contain others: the folders and the trash.
const listContainers = (list: RepositoryItem[]): string[] =>
  list.flatMap(({id, kind, children = []}) => [
    ...(kind === 'folder' || kind === 'trash' ? [id] : []),
    ...listContainers(children),
  ]);
const containers = new Set(listContainers(items));

const canMove: RichTreeViewProProps<
  RepositoryItem,
  false
>['canMoveItemToNewPosition'] = ({newPosition: {parentId}}) =>
  parentId !== null && containers.has(parentId);

const isItemReorderable = (itemId: string) => itemId !== 'trash';

// The trash can't be dragged; this lets it accept drops.
const acceptDrop = (event: React.DragEvent) => event.preventDefault();

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

export default function FileExplorer() {
  return (
    <RichTreeViewPro
      aria-label="Files"
      items={items}
      slots={{item: ExplorerItem}}
      itemsReordering
      isItemReorderable={isItemReorderable}
      canMoveItemToNewPosition={canMove}
      onDragOver={acceptDrop}
      defaultExpandedItems={['src', 'src/pages']}
    />
  );
}
// #endregion
