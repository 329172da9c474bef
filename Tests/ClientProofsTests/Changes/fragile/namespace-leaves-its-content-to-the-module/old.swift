public enum Changed {
  public enum Style { case plain, fancy }
}
