// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchEmployees, type Employee} from './data/server';

const dataSource = {
  // Resolves with [{id: 'omar', label: 'Omar Khan, Finance', reports: 1}, …] for the root level.
  getTreeItems: (parentId?: string): Promise<Employee[]> => fetchEmployees(parentId),
  getChildrenCount: (employee: Employee) => employee.reports,
};

export default function LazyItems() {
  return <RichTreeViewPro aria-label="Employees" items={[]} dataSource={dataSource} />;
}
// #endregion
