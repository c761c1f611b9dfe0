import type { GroupName } from '../../vocabulary/groups.ts';

/** What one word of a group is called in faults. */
export const titles: Readonly<Record<GroupName, string>> = {
  triggers: 'Effect',
  conditions: 'Condition',
  requirements: 'Requirement',
  slots: 'Slot',
  costs: 'Cost',
  limits: 'Limit',
  choices: 'Choice',
  targets: 'Target',
  counts: 'Count',
  operations: 'Operation',
  durations: 'Duration',
};
