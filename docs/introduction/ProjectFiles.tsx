import * as React from 'react';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const folder = (id: string, label: string, ...names: string[]): TreeViewBaseItem => ({
  id,
  label,
  children: names.map((name) => ({id: `${id}/${name}`, label: name})),
});

const items: TreeViewBaseItem[] = [
  {
    id: 'campaigns',
    label: 'Campaigns',
    children: [
      folder('spring', 'Spring sale', 'Banner.png', 'Budget.xlsx', 'Newsletter.docx'),
      folder('launch', 'Product launch', 'Keynote.pptx', 'Press release.docx'),
    ],
  },
  folder('brand', 'Brand', 'Colors.pdf', 'Logo.svg', 'Voice and tone.docx'),
  folder('reports', 'Reports', 'Q1 2026.xlsx', 'Q2 2026.xlsx'),
];

export default function ProjectFiles() {
  return (
    // #region preview
    // const items = [{id: 'brand', label: 'Brand', children: [{id: 'brand/Logo.svg', label: 'Logo.svg'}]}];
    <RichTreeView
      aria-label="Marketing files"
      items={items}
      multiSelect
      checkboxSelection
      selectionPropagation={{parents: true, descendants: true}}
      defaultExpandedItems={['campaigns', 'spring', 'brand']}
      defaultSelectedItems={['spring/Budget.xlsx']}
      isItemEditable
      slots={{
        collapseIcon: FolderOpenIcon,
        expandIcon: FolderIcon,
        endIcon: DescriptionOutlinedIcon,
      }}
      sx={{height: 350, overflowY: 'auto'}}
    />
    // #endregion
  );
}
