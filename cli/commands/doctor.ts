import type { CommandDefinition } from './command.ts';

/** What this machine offers, and what is missing. */
export const doctorCommand: CommandDefinition = {
  register(program, run) {
    program
      .command('doctor')
      .summary('say whether this machine has what Cardwright needs')
      .description(
        'Looks at Node, the installation and the temporary folder, and says how to mend what is missing.',
      )
      .action(
        run(async (terminal) => {
          const { doctor } = await import('../actions/doctor.ts');
          return doctor(terminal);
        }),
      );
  },
};
