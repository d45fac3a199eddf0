import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchEmployees, type Employee} from '../../data/server';

// #region preview
// fetchEmployees() resolves to Employee[]: [{id: 'omar', label: 'Omar Khan', reports: 1}, …]
const dataSource = {
  getChildrenCount: (employee: Employee) => employee.reports,
  getTreeItems: (parentId?: string): Promise<Employee[]> => fetchEmployees(parentId),
};
const selectionPropagation = {descendants: true, parents: true};

export default function LazyCheckboxes() {
  return (
    <RichTreeViewPro
      aria-label="Employees"
      items={[]}
      dataSource={dataSource}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation}
    />
  );
}
// #endregion
