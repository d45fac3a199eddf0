// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchEmployees, type Employee} from './data/server';

const dataSource = {
  // fetchEmployees resolves with an array of Employee objects, for the root level with
  // [{id: 'omar', label: 'Omar Khan, Finance', reports: 1}, …].
  getTreeItems: (parentId?: string): Promise<Employee[]> => fetchEmployees(parentId),
  getChildrenCount: (employee: Employee) => employee.reports,
};

export default function LazyItems() {
  return <RichTreeViewPro aria-label="Employees" items={[]} dataSource={dataSource} />;
}
// #endregion
