import Foundation

/// The toolchain's library that reads indexes, by the names of its functions.
struct IndexLibrary {
  typealias Handle = UnsafeMutableRawPointer
  /// A string is an address and a length, as it is here: the language knows no other way to spell that for C.
  typealias Text = iovec
  typealias Visitor = @convention(c) (Handle?, Handle?) -> Bool
  typealias NameVisitor = @convention(c) (Handle?, Text) -> Bool
  typealias TextOf = @convention(c) (Handle?) -> Text
  typealias BitsOf = @convention(c) (Handle?) -> UInt64
  typealias NumberOf = @convention(c) (Handle?) -> UInt32
  typealias Dispose = @convention(c) (Handle?) -> Void
  typealias Visit = @convention(c) (Handle?, Handle?, Visitor) -> Bool

  let createStore: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  let disposeStore: Dispose
  let visitUnits: @convention(c) (Handle?, UInt32, Handle?, NameVisitor) -> Bool
  let createUnit: @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  let disposeUnit: Dispose
  let mainFile: TextOf
  let moduleName: TextOf
  let unitTime: @convention(c) (Handle?, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
  let visitDependencies: Visit
  let dependencyKind: NumberOf
  let dependencyPath: TextOf
  let dependencyName: TextOf
  let createRecord: @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  let disposeRecord: Dispose
  let visitOccurrences: Visit
  let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
  let occurrenceRoles: BitsOf
  let occurrencePlace:
    @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let visitRelations: Visit
  let relationRoles: BitsOf
  let relationSymbol: @convention(c) (Handle?) -> Handle?
  let symbolName: TextOf
  let symbolUSR: TextOf
  let symbolKind: NumberOf
  let symbolSubkind: NumberOf
  let symbolProperties: BitsOf

  /// Loads the library at `path`; the system keeps it, however often that is asked for.
  static func loaded(_ path: String) throws -> IndexLibrary {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw IndexError.noLibrary(
        path: path, reason: dlerror().map { String(cString: $0) } ?? "no reason given")
    }
    return try IndexLibrary { name in
      guard let address = dlsym(handle, "indexstore_\(name)") else {
        throw IndexError.noLibrary(path: path, reason: "it has no indexstore_\(name)")
      }
      return address
    }
  }

  private init(_ find: (String) throws -> Handle) throws {
    func function<Function>(_ name: String, _: Function.Type = Function.self) throws -> Function {
      unsafeBitCast(try find(name), to: Function.self)
    }
    createStore = try function("store_create")
    disposeStore = try function("store_dispose")
    visitUnits = try function("store_units_apply_f")
    createUnit = try function("unit_reader_create")
    disposeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    moduleName = try function("unit_reader_get_module_name")
    unitTime = try function("unit_reader_get_modification_time")
    visitDependencies = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyPath = try function("unit_dependency_get_filepath")
    dependencyName = try function("unit_dependency_get_name")
    createRecord = try function("record_reader_create")
    disposeRecord = try function("record_reader_dispose")
    visitOccurrences = try function("record_reader_occurrences_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    occurrencePlace = try function("occurrence_get_line_col")
    visitRelations = try function("occurrence_relations_apply_f")
    relationRoles = try function("symbol_relation_get_roles")
    relationSymbol = try function("symbol_relation_get_symbol")
    symbolName = try function("symbol_get_name")
    symbolUSR = try function("symbol_get_usr")
    symbolKind = try function("symbol_get_kind")
    symbolSubkind = try function("symbol_get_subkind")
    symbolProperties = try function("symbol_get_properties")
  }
}

extension IndexLibrary.Text {
  /// The text itself.
  var string: String {
    String(decoding: UnsafeRawBufferPointer(start: iov_base, count: iov_len), as: UTF8.self)
  }
}
