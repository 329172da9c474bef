public enum Style { case plain, fancy }
