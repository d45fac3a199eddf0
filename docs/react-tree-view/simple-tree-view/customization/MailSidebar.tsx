import * as React from 'react';
import Box from '@mui/material/Box';
import type {SvgIconProps} from '@mui/material/SvgIcon';
import type {Theme} from '@mui/material/styles';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import ForumOutlinedIcon from '@mui/icons-material/ForumOutlined';
import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

type FolderColor = 'primary' | 'success' | 'warning';

// #region preview
// FolderColor: 'primary' | 'success' | 'warning'
// <TreeItem itemId="updates" label={…} sx={createFolderStyles('success')} />
const createFolderStyles = (color: FolderColor) => (theme: Theme) => ({
  // A color of the theme palette, in light or dark mode.
  '--folder-color': theme.palette[color].main,
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: '0 16px 16px 0',
    // The tree sets the depth on each item: 0, 1, 2, …
    paddingInlineStart: 'calc(8px + 20px * var(--TreeView-itemDepth))',
    '&[data-expanded]': {fontWeight: 'bold'},
    '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
      backgroundColor: 'color-mix(in srgb, var(--folder-color) 20%, transparent)',
    },
    '&[data-focused]': {
      outline: '2px solid var(--folder-color)',
      outlineOffset: -2,
    },
  },
});
// #endregion

interface MailFolderProps extends TreeItemProps {
  icon: React.ElementType<SvgIconProps>;
  color?: FolderColor;
  unread?: number;
}

const MailFolder = React.forwardRef<HTMLLIElement, MailFolderProps>(function MailFolder(
  {icon: Icon, color = 'primary', unread, label, ...props},
  ref,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1.5}}>
          <Icon color={color} fontSize="small" />
          <span>{label}</span>
          {unread && <Box sx={{ml: 'auto', typography: 'body2'}}>{unread}</Box>}
        </Box>
      }
      sx={createFolderStyles(color)}
    />
  );
});

export default function MailSidebar() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="updates"
      sx={{maxWidth: 320}}
    >
      <MailFolder itemId="inbox" label="Inbox" icon={InboxOutlinedIcon} unread={12} />
      <MailFolder itemId="archive" label="Archive" icon={ArchiveOutlinedIcon} />
      <MailFolder itemId="labels" label="Labels" icon={LabelOutlinedIcon}>
        <MailFolder
          itemId="updates"
          label="Updates"
          icon={CampaignOutlinedIcon}
          color="success"
          unread={90}
        />
        <MailFolder
          itemId="support"
          label="Support"
          icon={ForumOutlinedIcon}
          color="warning"
          unread={3}
        />
      </MailFolder>
    </SimpleTreeView>
  );
}
