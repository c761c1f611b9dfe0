/** What a state holds of the attack in progress (3.12, AttackState). */
export {};
