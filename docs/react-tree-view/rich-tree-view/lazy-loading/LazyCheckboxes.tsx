import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchEmployees, type Employee} from '../../data/server';

// #region preview
const dataSource = {
  getChildrenCount: (employee: Employee) => employee.reports,
  getTreeItems: (parentId?: string): Promise<Employee[]> => fetchEmployees(parentId),
};

export default function LazyCheckboxes() {
  return (
    <RichTreeViewPro
      aria-label="Employees"
      items={[]}
      dataSource={dataSource}
      multiSelect
      checkboxSelection
      selectionPropagation={{descendants: true, parents: true}}
    />
  );
}
// #endregion
