import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Employee {
  id: string;
  name: string;
  extension: number;
  children?: Employee[];
}

const employees: Employee[] = [
  {
    id: 'marcus',
    name: 'Marcus Johnson',
    extension: 4012,
    children: [{id: 'grace', name: 'Grace Patel', extension: 4015}],
  },
];

const getItemLabel = ({name, extension}: Employee) => `${name}, ext. ${extension}`;

// <RichTreeView items={employees} getItemLabel={getItemLabel} />
// #endregion

export default function CustomLabel() {
  return (
    <RichTreeView
      aria-label="Employees"
      items={employees}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['marcus']}
    />
  );
}
