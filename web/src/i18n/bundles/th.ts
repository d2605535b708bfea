export const resources = import.meta.glob<object>('../locales/th/*.json', { eager: true, import: 'default' });
