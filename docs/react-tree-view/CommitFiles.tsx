import * as React from 'react';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import CodeIcon from '@mui/icons-material/Code';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import Chip from '@mui/material/Chip';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {repository, type RepositoryItem} from './data/repository';

const icons = {
  folder: FolderIcon,
  code: CodeIcon,
  style: PaletteOutlinedIcon,
  text: ArticleOutlinedIcon,
  trash: DeleteOutlinedIcon,
};

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileItem(props, ref) {
    const {kind, changed} = useTreeItemModel<RepositoryItem>(props.itemId)!;
    const Icon = icons[kind];

    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <span style={{display: 'flex', alignItems: 'center', gap: 8}}>
            <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
            <span style={{flexGrow: 1}}>{props.label}</span>
            {changed && <Chip size="small" variant="outlined" label="changed" />}
          </span>
        }
      />
    );
  },
);

// #region preview
// repository: [{id: 'src', label: 'src', kind: 'folder', children: […]}, …]
const slots = {item: FileItem}; // a TreeItem with an icon and a chip in its label
const selectionPropagation = {descendants: true, parents: true};

export default function CommitFiles() {
  return (
    <RichTreeView
      aria-label="Files to commit"
      items={repository}
      slots={slots}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
      defaultExpandedItems={['src', 'src/components']}
      defaultSelectedItems={['src/components/Header.tsx', 'src/theme.css']}
      itemChildrenIndentation={24}
    />
  );
}
// #endregion
