import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Department {
  id: string;
  label: string;
  teams?: Department[];
}

const departments: Department[] = [
  {
    id: 'engineering',
    label: 'Engineering',
    teams: [
      {id: 'frontend', label: 'Frontend'},
      {id: 'backend', label: 'Backend'},
    ],
  },
  {id: 'sales', label: 'Sales', teams: [{id: 'accounts', label: 'Accounts'}]},
];

const getItemChildren = (department: Department) => department.teams;
// <RichTreeView items={departments} getItemChildren={getItemChildren} />
// #endregion

export default function CustomChildren() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={departments}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['engineering']}
    />
  );
}
