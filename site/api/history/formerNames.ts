/**
 * Former names of components. If a release lacks a component, the rows of its former name are read
 * instead, so that their history is known.
 */
export const FORMER_OWNERS: Readonly<Record<string, readonly string[]>> = {
  DateCalendar: ['CalendarPicker'],
  DayCalendarSkeleton: ['CalendarPickerSkeleton'],
  MonthCalendar: ['MonthPicker'],
  SimpleTreeView: ['TreeView'],
  TimeClock: ['ClockPicker'],
  TreeItemDragAndDropOverlay: ['TreeItem2DragAndDropOverlay'],
  TreeItemIcon: ['TreeItem2Icon'],
  TreeItemProvider: ['TreeItem2Provider'],
  YearCalendar: ['YearPicker'],
};
