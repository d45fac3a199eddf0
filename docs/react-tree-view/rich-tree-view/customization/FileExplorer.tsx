import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import type {TransitionProps} from '@mui/material/transitions';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import CodeIcon from '@mui/icons-material/Code';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import PaletteOutlinedIcon from '@mui/icons-material/PaletteOutlined';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';
import {repository, type RepositoryItem} from '../../data/repository';

const icons = {
  folder: FolderIcon,
  code: CodeIcon,
  style: PaletteOutlinedIcon,
  text: ArticleOutlinedIcon,
  trash: DeleteOutlinedIcon,
};

const dot = {
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
  flexShrink: 0,
};

function FadeTransition({
  children,
  ...props
}: TransitionProps & {children?: React.ReactNode}) {
  return (
    <Collapse {...props}>
      <Fade in={props.in} timeout={400}>
        <div role="presentation">{children}</div>
      </Fade>
    </Collapse>
  );
}

// #region preview
const ExplorerItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ExplorerItem({id, itemId, label, disabled, children, ...other}, rootRef) {
    // RepositoryItem: {id: 'src/theme.css', label: 'theme.css', kind: 'style', changed: true}
    // icons: {folder: FolderIcon, style: PaletteOutlinedIcon, …}, dot: {width: 8, height: 8, …}
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {kind, changed} = useTreeItemModel<RepositoryItem>(itemId)!;
    const KindIcon = icons[kind];
    const row = (
      <TreeItemContent {...item.getContentProps()}>
        <TreeItemIconContainer {...item.getIconContainerProps()}>
          <TreeItemIcon status={item.status} />
        </TreeItemIconContainer>
        <KindIcon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
        <TreeItemLabel
          {...item.getLabelProps()}
          sx={{fontWeight: item.status.expanded ? 600 : undefined}}
        />
        {changed && <Box role="img" aria-label="changed" sx={dot} />}
      </TreeItemContent>
    );
    // #endregion

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          {row}
          {children && (
            <TreeItemGroupTransition
              as={FadeTransition}
              {...item.getGroupTransitionProps()}
            />
          )}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

const slots = {item: ExplorerItem};

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={repository}
      slots={slots}
      defaultExpandedItems={['src', 'src/components']}
      sx={{maxWidth: 360}}
    />
  );
}
